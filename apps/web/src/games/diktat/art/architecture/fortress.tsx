/** Fortress: bastions and gate. */
export const fortress = (
  <>
    <path class="m" d="M-66 0l8-22h36l4-8h40l4 8h34l8 22z" />
    <path class="l" d="M-66 0l8-22h8L-56 0zM-22-22l4-8h8l-4 8-4 22h-8z" />
    <path class="d" d="M-20-30v-8h5v4h5v-4h5v4h6v-4h5v4h5v-4h5v8z" />
    <path class="m" d="M-14-38v-18h10v18zM4-38v-18h10v18z" />
    <path class="l" d="M-14-56h4v18h-4zM4-56h4v18H4z" />
    <path class="d" d="M-15-56l6-24 6 24zM3-56l6-24 6 24z" />
    <path class="k" d="M-58-16h36M30-16h32M-18-24h40" />
    <path
      class="w"
      d="M-10-50h2v6h-2zM8-50h2v6H8zM-6 0v-12c0-6 12-6 12 0V0zM-44-14h5v3h-5zM-32-14h5v3h-5zM34-14h5v3h-5zM46-14h5v3h-5z"
    />
  </>
);
