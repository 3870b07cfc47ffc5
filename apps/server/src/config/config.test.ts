import { expect, it } from "vitest";
import { BadConfiguration, readConfig } from "./config.ts";

it.each([
  ["PORT", "eighty"],
  ["PORT", "1.5"],
  ["PORT", "70000"],
  ["PARAVENT_ORIGIN", "play.example.org"],
  ["PARAVENT_ORIGIN", "https://play.example.org/"],
  ["PARAVENT_ORIGIN", "ftp://play.example.org"],
  ["PARAVENT_FEED_URL", "nats://"],
  ["PARAVENT_FEED_URL", "http://localhost:4222"],
  ["PARAVENT_TRUSTED_PROXIES", "0"],
  ["PARAVENT_TRUSTED_PROXIES", "10.0.0.0/0"],
  ["PARAVENT_TRUSTED_PROXIES", "10.0.0.0/33"],
  ["PARAVENT_TRUSTED_PROXIES", "the one in front"],
  ["PARAVENT_BOT_PAUSE_MS", "-1"],
  ["PARAVENT_LIMITS", "lots"],
  ["PARAVENT_LESSONS", "perhaps"],
  ["PARAVENT_REQUIRE_PASSKEY", "yes"],
  ["PARAVENT_OPERATOR_TOKEN", "short"],
  ["PARAVENT_SMTP_URL", "mail.example.org"],
  ["PARAVENT_MAIL_FROM", "somebody"],
  ["PARAVENT_CALL_AFTER_S", "soon"],
  ["PARAVENT_CALLS_INSIDE", "1"],
  ["PARAVENT_LOG", "loud"],
])("refuses %s=%s in one sentence that names the setting", (name, value) => {
  const read = () => readConfig({ DATABASE_URL: "postgres://a@b/c", [name]: value });
  expect(read).toThrow(BadConfiguration);
  expect(read).toThrow(new RegExp(`^The setting ${name} cannot be used: [^\\n]+\\.$`));
});

it("takes a setting of blanks for one that is not set: a port of blanks is not any free one", () => {
  expect(readConfig({ PORT: " ", PARAVENT_ORIGIN: "" })).toMatchObject({ port: 8080, origin: undefined });
});

it("refuses a NATS server without a database that others could share", () => {
  expect(() => readConfig({ PARAVENT_FEED_URL: "nats://localhost:4222" })).toThrow(
    /DATABASE_URL must be set with it\.$/,
  );
});

it("finds settings that are none, as where somebody has mistyped one", () => {
  const environment = { PARAVENT_REQUIRE_PASSKEYS: "on", PARAVENT_LIMITS: "2", PORT: "80", PATH: "/bin" };
  expect(readConfig(environment).unknown).toEqual(["PARAVENT_REQUIRE_PASSKEYS"]);
});
