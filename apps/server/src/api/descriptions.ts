import { CHANGES_ONLY, ClientMessage, Fault, ServerMessage } from "@paravent/protocol";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { z as mini } from "zod/mini";
import { type Described, ROUTES } from "./routes.ts";

type Schema = Record<string, unknown>;

/** What no schema can say, any JSON, is left open. */
function schemaOf(schema: mini.ZodMiniType): Schema {
  const { $schema: _, ...said } = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as Schema;
  return said;
}

const content = (schema: Schema) => ({ content: { "application/json": { schema } } });

/** How programs ask this server, as OpenAPI says it. Made from the schemas by which requests are read. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of ROUTES) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method]: operation(route) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Paravent",
      version: "1",
      description: "Board games with hidden information. docs/API.md begins at the beginning.",
    },
    servers: [{ url: "/api/v1" }],
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "The token of a program." },
        session: { type: "apiKey", in: "cookie", name: "paravent" },
      },
      schemas: { Fault: schemaOf(Fault) },
    },
    paths,
  };
}

function operation({ path, says, body, gives, scope, query = {} }: Described): object {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: "query",
    description,
    schema: { type: "string" },
  }));
  const fault = { description: "No, and why.", ...content({ $ref: "#/components/schemas/Fault" }) };
  return {
    summary: says,
    ...(inPath.length + inQuery.length > 0 && { parameters: [...inPath, ...inQuery] }),
    ...(body && { requestBody: { required: true, ...content(schemaOf(body)) } }),
    responses: { "2XX": { description: "Done.", ...(gives && content(schemaOf(gives))) }, "4XX": fault, "5XX": fault },
    security:
      scope === undefined
        ? [{}, { session: [] }, { token: [] }]
        : scope === "person"
          ? [{ session: [] }]
          : [{ session: [] }, { token: [scope] }],
  };
}

/** What the address of a socket may say. */
const SOCKET_QUERY = {
  type: "object",
  properties: {
    view: {
      const: CHANGES_ONLY.view,
      description:
        "Instead of `update` the server sends `changed`, whose `view` says what has changed since the message before: `[value]` where something is another, names of what has changed inside, `null` where something is gone; of a list the names are numbers, and `length`. Without this views are whole.",
    },
  },
};

/** What is said over the socket, as AsyncAPI says it. */
export function asyncApi(): object {
  const [sent, received] = [messagesOf(ClientMessage), messagesOf(ServerMessage)];
  const named = (kind: string, messages: readonly Schema[]) =>
    messages.map((payload) => [`${kind}.${nameOf(payload)}`, { name: nameOf(payload), payload }] as const);
  const messages = Object.fromEntries([...named("client", sent), ...named("server", received)]);
  const refs = (kind: string) =>
    Object.keys(messages).flatMap((name) =>
      name.startsWith(kind) ? [{ $ref: `#/channels/socket/messages/${name}` }] : [],
    );
  const channel = { $ref: "#/channels/socket" };
  return {
    asyncapi: "3.0.0",
    info: { title: "Paravent", version: "1" },
    channels: { socket: { address: "/api/v1/ws", messages, bindings: { ws: { query: SOCKET_QUERY } } } },
    operations: {
      tell: { action: "send", channel, summary: "What a program may send.", messages: refs("client") },
      hear: { action: "receive", channel, summary: "What it may hear.", messages: refs("server") },
    },
  };
}

function messagesOf(schema: mini.ZodMiniType): readonly Schema[] {
  const { oneOf, anyOf } = schemaOf(schema) as { oneOf?: Schema[]; anyOf?: Schema[] };
  return oneOf ?? anyOf ?? [];
}

const nameOf = (message: Schema): string => String((message.properties as { t: { const: unknown } }).t.const);

/** They are made when first asked for: most servers are never asked, and a start need not wait for them. */
export function serveDescriptions(app: FastifyInstance): void {
  for (const [path, make] of [
    ["/api/openapi.json", openApi],
    ["/api/asyncapi.json", asyncApi],
  ] as const) {
    let made: object | null = null;
    app.get(path, async () => {
      made ??= make();
      return made;
    });
  }
}
