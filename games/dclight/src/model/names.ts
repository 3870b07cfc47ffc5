/** The three sectors, in the order of the rules. Each has a deck of cards, a colour of dice and a track of points. */
export const SECTORS = ["military", "civil", "religion"] as const;
export type Sector = (typeof SECTORS)[number];

export const RESOURCES = ["gold", "materials", "population"] as const;
export type Resource = (typeof RESOURCES)[number];

/** The six tracks that pay: resources, then sector points. Their order settles which part of a price falls first. */
export const POINTS = [...RESOURCES, ...SECTORS] as const;
export type Points = (typeof POINTS)[number];

/** Every numeric track of a player board (DC-SETUP-06). */
export const TRACKS = [...POINTS, "morale", "creature"] as const;
export type Track = (typeof TRACKS)[number];

/** A track whose points come and go; the creature marker moves by steps of its own. */
export type Counter = Exclude<Track, "creature">;

/** Colours of the dice; each is the colour of a sector. */
export const COLOURS = ["red", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export const COLOUR_OF: Readonly<Record<Sector, Colour>> = { military: "red", civil: "blue", religion: "green" };
export const SECTOR_OF: Readonly<Record<Colour, Sector>> = { red: "military", blue: "civil", green: "religion" };

/** What a face of a die shows: the track it raises (DC-SETUP-02). */
export type Face = Track;

/** DC-SETUP-02: the faces of the dice of each colour, in the order in which chance counts them. */
export const FACES: Readonly<Record<Colour, readonly Face[]>> = {
  red: ["gold", "materials", "population", "morale", "creature", "military"],
  blue: ["gold", "materials", "population", "morale", "creature", "civil"],
  green: ["gold", "materials", "population", "morale", "creature", "religion"],
};

/** Places of a sector card in a player's order, from the top. */
export const SLOTS = ["priority", "secondary", "accessory"] as const;
export type Slot = (typeof SLOTS)[number];

/** The four decks: those of the sectors, and the creatures. */
export const DECKS = [...SECTORS, "creature"] as const;
export type Deck = (typeof DECKS)[number];

export const PHASES = ["setup", "draw", "production", "offerings", "development", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** The two reaction windows: before a hostile card takes effect, and after it has. */
export const WINDOWS = ["reactCancel", "reactRetaliate"] as const;
export type ReactionWindow = (typeof WINDOWS)[number];

/** Why a game ends (DC-END-01, -02, -03, -05). */
export const ENDS = ["lastTurn", "twoSectors", "thirdCreature", "fourthCreature"] as const;
export type End = (typeof ENDS)[number];

/** Ids of cards, creatures and gods are those of the content pack. */
export type CardId = string;
export type CreatureId = string;
export type GodId = string;

/** Colour of a pair of espionage markers. */
export type Pair = string;

/** Points of several tracks: a price, a payment, a split. Tracks that are not named count for nothing. */
export type Price = Partial<Record<Counter, number>>;
