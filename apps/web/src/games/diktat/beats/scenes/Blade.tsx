/** A dagger, point down. */
export function Blade() {
  return (
    <svg class="bt-blade" viewBox="0 0 40 110" aria-hidden="true">
      <path d="M20 110L9 70V34h22v36z" fill="#EFE6D2" stroke="#0A0F12" stroke-width="2.5" />
      <path d="M20 110L9 70V34h11z" fill="#B4BFBC" />
      <path d="M2 26h36v9H2z" fill="#C77F1B" stroke="#0A0F12" stroke-width="2.5" />
      <path d="M15 4h10v22H15z" fill="#24323A" stroke="#0A0F12" stroke-width="2.5" />
      <circle cx="20" cy="4" r="4" fill="#C77F1B" stroke="#0A0F12" stroke-width="2" />
    </svg>
  );
}

/** The same in two pieces: a Guard has struck back. */
export function BrokenBlade() {
  return (
    <svg class="bt-broken" viewBox="0 0 190 130" aria-hidden="true">
      <g class="hilt">
        <g transform="translate(52 74) rotate(62)">
          <path d="M9 10V-20l7 7 5-10 10 6v27z" fill="#EFE6D2" stroke="#0A0F12" stroke-width="2.5" />
          <path d="M0 10h40v9H0z" fill="#C77F1B" stroke="#0A0F12" stroke-width="2.5" />
          <path d="M15 19h10v24H15z" fill="#24323A" stroke="#8A9A9D" stroke-width="1.5" />
        </g>
      </g>
      <g class="point">
        <g transform="translate(150 58) rotate(24)">
          <path d="M9 20l10-6 5 10 7-7V-22L20-58 9-22z" fill="#EFE6D2" stroke="#0A0F12" stroke-width="2.5" />
          <path d="M20-58L9-22v42l7-4.200V-20z" fill="#B4BFBC" />
        </g>
      </g>
      <path d="M96 40l8-5M104 56l10-1M88 26l5-9" stroke="#FFD08A" stroke-width="3" />
    </svg>
  );
}

const RAYS = Array.from({ length: 12 }, (_, at) => 15 + 30 * at);

/** Light around a pawn that has been unmasked. */
export function Rays() {
  return (
    <svg class="bt-rays" viewBox="-140 -140 280 280" aria-hidden="true">
      {RAYS.map((turn, at) => (
        <path
          key={turn}
          d={`M0-96L-5-108 0-${at % 2 === 0 ? 128 : 118} 5-108z`}
          transform={`rotate(${turn})`}
          fill="#FFD08A"
        />
      ))}
    </svg>
  );
}
