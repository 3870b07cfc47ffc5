/** Otokar, clerk of oaths at the Registry: pince-nez, brass stamp, ink on both cuffs. */
export function Otokar() {
  return (
    <svg viewBox="0 0 168 168" preserveAspectRatio="xMidYMin slice" aria-hidden="true" stroke-linejoin="round">
      <path d="M14 176L24 128 56 108 84 118 114 106 146 128 156 176z" fill="#05090a" />
      <path d="M20 176L30 131 57 114 84 124 84 176z" fill="#1c2126" />
      <path d="M84 124L113 112 140 131 150 176 84 176z" fill="#2c343a" />
      <path d="M140 131L150 176 141 176 130 128z" fill="#ffc871" />
      <path d="M66 112L84 140 102 110 94 100 74 102z" fill="#efe6d2" stroke="#05090a" stroke-width="2.5" />
      <path d="M78 120l6-5 6 5-3 30-3 6-3-6z" fill="#7a1f22" stroke="#05090a" stroke-width="2" />
      <path d="M54 44L52 84 66 108 84 116 104 106 114 84 112 44 92 28 70 30z" fill="#05090a" />
      <path d="M58 46L57 82 69 104 84 111 84 32 72 34z" fill="#c9a067" />
      <path d="M84 32L84 111 101 103 109 82 108 46 91 32z" fill="#f0d9ae" />
      <path
        d="M54 58L52 40 64 24 86 18 106 26 114 42 112 58 106 44 84 36 62 44z"
        fill="#8a8f8c"
        stroke="#05090a"
        stroke-width="2.5"
      />
      <path d="M62 88q10-8 22-4 12-4 22 4-10 6-22 2-12 4-22-2z" fill="#8a8f8c" stroke="#05090a" stroke-width="2" />
      <path d="M84 62l-4 18h9z" fill="#c9a067" stroke="#05090a" stroke-width="1.6" />
      <g fill="#dfe9e6" fill-opacity=".55" stroke="#05090a" stroke-width="2.6">
        <circle cx="70" cy="64" r="10" />
        <circle cx="98" cy="64" r="10" />
      </g>
      <path d="M80 62q4-3 8 0M108 62l8-4" stroke="#05090a" stroke-width="2.2" fill="none" />
      <path d="M66 64h6M95 64h6" stroke="#05090a" stroke-width="3" />
      <path d="M60 52l16-2M92 50l16 2" stroke="#05090a" stroke-width="2.4" />
      <path d="M74 98q10 4 20 0" stroke="#7a1f22" stroke-width="2.4" fill="none" />
      <path d="M118 150l8-26 14 4-6 28z" fill="#e6cfa3" stroke="#05090a" stroke-width="2.5" />
      <path d="M122 126l2-14 12 3-2 14z" fill="#efe6d2" stroke="#05090a" stroke-width="2" />
      <path d="M126 116l6 8M131 114l3 6" stroke="#101a4a" stroke-width="2" />
      <path d="M124 104h16l-3-14 5-10-10-6-10 6 5 10z" fill="#e9c98a" stroke="#05090a" stroke-width="2.4" />
      <path d="M120 104h24v7h-24z" fill="#8c6a3a" stroke="#05090a" stroke-width="2.2" />
    </svg>
  );
}
