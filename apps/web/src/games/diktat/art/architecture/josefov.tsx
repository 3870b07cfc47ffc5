/** Josefov: synagogues and gravestones. */
export const josefov = (
  <>
    <path class="d" d="M-56 0v-16l8-8 8 8V0z" />
    <path class="m" d="M-42 0v-26h6v-6h5v-6h5v-7h6v7h5v6h5v6h6V0z" />
    <path class="l" d="M-42-26h6v-6h5v-6h5v-7h3V-30l-10 8V0h-9z" />
    <path class="d" d="M-4 0v-34L14-58l18 24V0z" />
    <path class="l" d="M-4-34L14-58v8L2-33V0h-6z" />
    <path class="k" d="M2-30h24M14-58v-8" />
    <path class="m" d="M34 0v-12c0-4 8-4 8 0V0zM44 0v-9c0-4 7-4 7 0V0zM53 0v-11c0-3 6-3 6 0V0z" />
    <circle class="w" cx="-23" cy="-30" r="3.5" />
    <path
      class="w"
      d="M-34-18h4v8h-4zM-17-18h4v8h-4zM-26-12c0-4 6-4 6 0V0h-6zM4-26h4v9H4zM12-26h4v9h-4zM20-26h4v9h-4zM10-10c0-5 8-5 8 0V0h-8zM-50-11h3v4h-3z"
    />
  </>
);
