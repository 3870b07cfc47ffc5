/** Skyscrapers of the New Town: stepped tower and ministry blocks. */
export const newTown = (
  <>
    <path class="d" d="M-52 0v-30h16V0z" />
    <path class="l" d="M-52-30h5V0h-5z" />
    <path class="m" d="M-36 0v-52l6-5h14V0z" />
    <path class="l" d="M-36-52l6-5V0h-6z" />
    <path class="m" d="M-14 0v-74h4v-10h4v-10h4v10h4v10h6V0z" />
    <path class="l" d="M-14-74h6V0h-6z" />
    <path class="d" d="M10 0v-42h20V0z" />
    <path class="l" d="M10-42h4V0h-4z" />
    <path class="m" d="M32 0v-24h18V0z" />
    <path class="k" d="M-3-70V0M1-70V0M5-70V0M20-42V0M25-42V0" />
    <path
      class="w"
      d="M-26-48h3v4h-3zM-26-40h3v4h-3zM-20-48h2v4h-2zM-20-32h2v4h-2zM-26-24h3v4h-3zM-5-66h1.5v6H-5zM-1-54h1.5v6H-1zM3-60h1.5v6H3zM-5-42h1.5v6H-5zM3-36h1.5v8H3zM16-37h3v3h-3zM22-30h2v3h-2zM16-22h3v3h-3zM26-16h2.5v3H26zM-45-24h3v3h-3zM-41-14h3v3h-3zM37-18h3v3h-3zM43-12h3v3h-3z"
    />
  </>
);
