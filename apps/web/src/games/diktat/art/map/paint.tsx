/** Gradients, patterns and the linocut filter of the ground. Ids are unique to the map. */
export function LandPaint() {
  return (
    <defs>
      <linearGradient id="dk-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#0C1619" />
        <stop offset=".55" stop-color="#1D3536" />
        <stop offset="1" stop-color="#43605A" />
      </linearGradient>
      <linearGradient id="dk-land" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#20312F" />
        <stop offset=".25" stop-color="#14201F" />
        <stop offset="1" stop-color="#0D1516" />
      </linearGradient>
      <linearGradient id="dk-water" gradientUnits="userSpaceOnUse" x1="0" y1="60" x2="0" y2="700">
        <stop offset="0" stop-color="#5E8A86" />
        <stop offset=".5" stop-color="#34626A" />
        <stop offset="1" stop-color="#1C3E48" />
      </linearGradient>
      <radialGradient id="dk-eclipse">
        <stop offset="0" stop-color="#CFE3D2" stop-opacity=".5" />
        <stop offset=".5" stop-color="#8FB5A8" stop-opacity=".2" />
        <stop offset="1" stop-color="#6E9F97" stop-opacity="0" />
      </radialGradient>
      <pattern id="dk-ripples" width="34" height="13" patternUnits="userSpaceOnUse">
        <path
          d="M1 3c4-2.5 7 2.5 11 0s6 1.5 8 0M17 9.5c4-2.5 7 2.5 11 0s4 1 6 0"
          fill="none"
          stroke="#BFD8CE"
          opacity=".42"
          stroke-linecap="round"
        />
      </pattern>
      <filter id="dk-lino" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves={2} seed={7} />
        <feDisplacementMap in="SourceGraphic" scale={2.4} />
      </filter>
    </defs>
  );
}

/** Concrete, hatching and lamplight of the slabs. */
export function SlabPaint() {
  return (
    <defs>
      <linearGradient id="dk-slab" x1="0" y1="0" x2=".3" y2="1">
        <stop offset="0" stop-color="#31424A" />
        <stop offset="1" stop-color="#222F36" />
      </linearGradient>
      <linearGradient id="dk-slab-dark" x1="0" y1="0" x2=".3" y2="1">
        <stop offset="0" stop-color="#1E2A30" />
        <stop offset="1" stop-color="#172025" />
      </linearGradient>
      <radialGradient id="dk-halo">
        <stop offset="0" stop-color="#FFB547" stop-opacity=".42" />
        <stop offset=".6" stop-color="#FFB547" stop-opacity=".12" />
        <stop offset="1" stop-color="#FFB547" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="dk-pool" cx=".5" cy=".62" r=".62">
        <stop offset="0" stop-color="#FFC064" stop-opacity=".30" />
        <stop offset="1" stop-color="#FFB547" stop-opacity=".02" />
      </radialGradient>
      <radialGradient id="dk-pool-pointed" cx=".5" cy=".62" r=".7">
        <stop offset="0" stop-color="#FFD08A" stop-opacity=".72" />
        <stop offset="1" stop-color="#FFB547" stop-opacity=".16" />
      </radialGradient>
      <pattern id="dk-hatch-closed" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
        <path d="M0 1h5" stroke="#0A0F12" stroke-width="1.1" opacity=".38" />
      </pattern>
      <pattern id="dk-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
        <path d="M0 1h7M0 4.5h7" stroke="#3A4C50" stroke-width=".8" opacity=".28" />
      </pattern>
    </defs>
  );
}
