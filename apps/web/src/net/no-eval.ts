/**
 * The server's content policy forbids code made from strings. The schema library would probe for it and have the probe
 * reported as a violation; told beforehand, it does not try. Imported before anything that loads a schema, and once more
 * beside the schemas: so it goes into the same file of the built client as they do, before them.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
