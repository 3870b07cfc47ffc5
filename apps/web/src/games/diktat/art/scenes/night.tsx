/** Gradients and the linocut filter of one stage; ids carry the stage's own prefix. */
export function NightPaint({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#0C1619" />
        <stop offset=".55" stop-color="#1D3536" />
        <stop offset="1" stop-color="#43605A" />
      </linearGradient>
      <radialGradient id={`${id}-eclipse`}>
        <stop offset="0" stop-color="#CFE3D2" stop-opacity=".5" />
        <stop offset=".5" stop-color="#8FB5A8" stop-opacity=".2" />
        <stop offset="1" stop-color="#6E9F97" stop-opacity="0" />
      </radialGradient>
      <filter id={`${id}-lino`} x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves={2} seed={7} />
        <feDisplacementMap in="SourceGraphic" scale={2.4} />
      </filter>
    </defs>
  );
}
