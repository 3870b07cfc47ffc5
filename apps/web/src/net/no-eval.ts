/**
 * The server's content policy forbids code made from strings. The schema library would probe for it and have the probe
 * reported as a violation; told beforehand, it does not try. Written into the object the library has, if it is there
 * already: in which file of the built client, and so in which order, the two come is for the bundler to say.
 */
const known = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
known.__zod_globalConfig ??= {};
known.__zod_globalConfig.jitless = true;
