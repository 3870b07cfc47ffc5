import type { Seat } from "@paravent/kernel";
import type { Command } from "../api/command-request.ts";
import type { Reply, SeatInput, Sender } from "../table/command.ts";
import type { Table } from "../table/table.ts";

export function carryOut(table: Table, seat: Seat, message: Command, from: Sender): Promise<Reply> {
  switch (message.t) {
    case "undo":
      return table.undo(seat, message.cmd, from);
    case "consent":
      return table.consent(seat, message.agree, from);
    case "say":
      return table.say(seat, message.cmd, message.to, message.text, from);
    default:
      return table.submit(seat, message.cmd, inputOf(message), from);
  }
}

function inputOf(message: Exclude<Command, { t: "undo" | "consent" | "say" }>): SeatInput {
  switch (message.t) {
    case "answer":
      return { kind: "answer", question: message.question, value: message.value };
    case "act":
      return { kind: "act", question: message.question, act: message.act, value: message.value };
    case "stop":
      return { kind: "stop", at: message.at, armed: message.armed };
    case "setting":
      return { kind: "setting", about: message.about, ask: message.ask };
  }
}
