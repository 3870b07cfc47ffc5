/** Quarter under the Artefact: spires dwarfed by what hangs above. */
export const artefact = (
  <>
    <path
      class="d"
      d="M-80 0v-12l20-2v-8h22v6h12v-16l4-6 4 6v8h10v-18l3-14 3 14v6h8v-6l3-14 3 14v18h14v-10l4-7 4 7v8h20v6h22V0z"
    />
    <path class="m" d="M-14-32l4-8 4 8v32h-8zM4-46l3-16 3 16V0H4zM18-46l3-16 3 16V0h-6z" />
    <path class="w" d="M-54-10h2v4h-2zM-44-10h2v4h-2zM34-10h2v4h-2zM44-10h2v4h-2zM12-22h3v8h-3zM-11-22h2v5h-2z" />
  </>
);
