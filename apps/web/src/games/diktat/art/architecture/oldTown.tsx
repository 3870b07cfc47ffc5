/** Old Town: the twin towers of Týn and the astronomical clock. */
export const oldTown = (
  <>
    <path class="d" d="M-58 0v-20l8-10 8 10V0z" />
    <path class="m" d="M-44 0v-26l8-12 8 12V0z" />
    <path class="l" d="M-44-26l8-12v5l-5 8V0h-3z" />
    <path class="m" d="M-12 0v-34l10-16 10 16V0z" />
    <path class="l" d="M-28 0v-50h8V0z" />
    <path class="d" d="M-20 0v-50h8V0z" />
    <path class="m" d="M-31-50l1-12 3 6 3-5 4-32 4 32 3 5 3-6 1 12z" />
    <path class="l" d="M-31-50l1-12 3 6 3-5 4-32v43z" />
    <path class="l" d="M8 0v-50h8V0z" />
    <path class="d" d="M16 0v-50h8V0z" />
    <path class="m" d="M5-50l1-12 3 6 3-5 4-32 4 32 3 5 3-6 1 12z" />
    <path class="l" d="M5-50l1-12 3 6 3-5 4-32v43z" />
    <path class="d" d="M28 0v-22l8-9 8 9V0z" />
    <path class="m" d="M42 0v-18l8-10 8 10V0z" />
    <circle class="w" cx="-2" cy="-27" r="5.5" />
    <path class="k2" d="M-2-27v-4M-2-27l3 2" />
    <path
      class="w"
      d="M-25-42h3v7h-3zM-25-28h3v7h-3zM11-42h3v7h-3zM11-28h3v7h-3zM-39-20h3v4h-3zM-34-20h3v4h-3zM-53-14h3v4h-3zM33-16h3v4h-3zM38-10h3v4h-3zM47-12h3v4h-3zM-5-12c0-4 6-4 6 0V0h-6z"
    />
  </>
);
