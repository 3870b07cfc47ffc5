/** Round steps: 1, 2 or 5 times a power of ten, about so many between two numbers. */
export function ticks(low: number, high: number, about = 6): number[] {
  const rough = (high - low) / about || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const from = Math.ceil(low / step - 1e-9);
  return Array.from({ length: Math.floor(high / step + 1e-9) - from + 1 }, (_, i) => (from + i) * step);
}

/** Where a number lies between two others, stretched over a length. */
export const scale =
  (low: number, high: number, from: number, to: number) =>
  (n: number): number =>
    from + ((n - low) / (high - low || 1)) * (to - from);
