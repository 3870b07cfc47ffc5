import { french } from "@paravent/content/plural";

/** How the chance of a game that is over can be checked. */
export const fair = {
  open: "Vérifier le hasard",
  title: "D’où vient le hasard",
  how: "Avant la partie, le serveur a fixé un secret et en a montré l’empreinte ; le navigateur de chaque joueur y a ajouté ses propres chiffres. Chaque mélange et chaque dé en découle : ni le serveur ni un joueur ne pouvait les choisir.",
  howDealt:
    "À une table de tournoi, le hasard découle d’un secret fixé avant les inscriptions, et de lui seul : les joueurs n’y ajoutent rien, pour que d’autres tables puissent recevoir la même donne. Le secret du tournoi est révélé quand il est fini.",
  sealed: "La même donne se joue encore à d’autres tables : le hasard se vérifie quand la dernière a fini.",
  checking: "Vérification…",
  sound: (draws: number): string =>
    `${french.count(draws, "tirage vérifié", "tirages vérifiés")} dans votre navigateur : tout est conforme.`,
  wrong: {
    commitment: "Le secret n’est pas celui dont l’empreinte a été montrée avant la partie.",
    entropy: "Ce que votre navigateur avait ajouté n’a pas été pris en compte.",
    seed: "Les tirages ne viennent pas de ce secret et des chiffres des joueurs.",
    draws: "Certains tirages ne sont pas ceux que donne ce secret.",
  },
  unnoted:
    "Ce navigateur n’a pas pris place à la table : il vérifie les tirages, mais n’a pas noté l’empreinte avant la partie.",
  insecure: "Les navigateurs ne peuvent vérifier cela que sur une page ouverte en https.",
  notProvable: "Cette partie a commencé avant que le hasard puisse être vérifié.",
  commitment: "Empreinte montrée avant la partie",
  secret: "Secret du serveur",
  own: "Ajouté par votre navigateur",
  close: "Fermer",
};
