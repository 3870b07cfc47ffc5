/** Suburbs: panel housing. */
export const suburbs = (
  <>
    <path class="d" d="M-66 0v-34h22V0z" />
    <path class="l" d="M-66-34h6V0h-6z" />
    <path class="m" d="M-42 0v-46h24V0z" />
    <path class="l" d="M-42-46h6V0h-6z" />
    <path class="d" d="M-16 0v-38h24V0z" />
    <path class="l" d="M-16-38h6V0h-6z" />
    <path class="m" d="M10 0v-52h22V0z" />
    <path class="l" d="M10-52h6V0h-6z" />
    <path class="d" d="M34 0v-30h26V0z" />
    <path class="l" d="M34-30h6V0h-6z" />
    <path
      class="k"
      d="M-42-38h24M-42-30h24M-42-22h24M-42-14h24M10-44h22M10-36h22M10-28h22M10-20h22M10-12h22M-66-26h22M-66-18h22M-66-10h22M-16-30H8M-16-22H8M-16-14H8M34-22h26M34-14h26"
    />
    <path
      class="w"
      d="M-33-44h4v4h-4zM-25-44h4v4h-4zM-33-28h4v4h-4zM-25-20h4v4h-4zM-33-12h4v4h-4zM18-50h4v4h-4zM26-42h4v4h-4zM18-34h4v4h-4zM26-18h4v4h-4zM18-10h4v4h-4zM-57-32h4v4h-4zM-49-16h4v4h-4zM-7-36h4v4h-4zM1-28h4v4H1zM-7-12h4v4h-4zM43-28h4v4h-4zM51-20h4v4h-4zM43-12h4v4h-4z"
    />
  </>
);
