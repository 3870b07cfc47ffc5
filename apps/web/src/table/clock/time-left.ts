/** Time left in short: `1:05`, or hours and minutes where there are any. */
export function timeLeft(ms: number, hours: (h: number, min: number) => string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return hours(Math.floor(minutes / 60), minutes % 60);
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
