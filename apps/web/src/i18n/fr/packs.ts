/** Which cards a table is played with. */
export const packs = {
  label: "Cartes",
  own: "Votre propre paquet…",
  other: "Un autre paquet…",
  reading: "Lecture du paquet…",
  howTo: "Les fichiers .yaml d’un dossier. La page docs/CONTENT.md dit comment les écrire.",
  playedWith: (name: string): string => `Cartes : ${name}`,
  refused: (why: string): string => `Ce paquet est refusé. ${why}`,
  tooLarge: "Ces fichiers sont trop grands pour un paquet de cartes.",
  tooMany: "Trop de paquets ont été envoyés. Réessayez plus tard.",
  busy: "D’autres paquets sont en cours de lecture. Réessayez dans un instant.",
  unread: "Le paquet n’a pas pu être envoyé. Rien n’a changé.",
};
