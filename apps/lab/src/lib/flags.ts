/** The flag of every command that can have its games played on other machines, too. */
export const QUEUE = {
  type: "string",
  default: "",
  description: "a PostgreSQL database by which workers on other machines (npm run worker) play along",
} as const;
