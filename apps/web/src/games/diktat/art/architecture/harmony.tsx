/** College of Harmony: pyramid with its halo. */
export const harmony = (
  <>
    <path class="d" d="M-56 0v-14h108V0z" />
    <path class="m" d="M-46-14h14v-30l-3-4h-8l-3 4zM26-14h14v-30l-3-4h-8l-3 4z" />
    <path class="l" d="M-46-14h5v-34h-2l-3 4zM26-14h5v-34h-2l-3 4z" />
    <path class="m" d="M-30-14L-3-84l27 70z" />
    <path class="l" d="M-30-14L-3-84v70z" />
    <path class="k" d="M-24-28h42M-19-42h32M-13-56h20" />
    <circle class="ring" cx="-3" cy="-50" r="17" />
    <circle class="w" cx="-3" cy="-48" r="4.5" />
    <path
      class="w"
      d="M-6-14v-12h6v12zM-50-9h6v4h-6zM-36-9h6v4h-6zM16-9h6v4h-6zM32-9h6v4h-6zM42-9h6v4h-6zM-40-38h3v10h-3zM32-38h3v10h-3z"
    />
  </>
);
