/** Ce qu’un bot fort jouerait à la place du joueur, et pourquoi. Chances et parts en pour cent. */
export const advice = {
  ask: "Un conseil",
  asking: "Un instant…",
  none: "Pas de conseil pour le moment.",
  reasons: {
    better: ({ chance, next }: { chance: number; next: number }): string =>
      `Conseil : ${chance} % de chances de victoire ; la meilleure autre réponse en laisse ${next} %.`,
    close: ({ chance, next }: { chance: number; next: number }): string =>
      `Conseil : ${chance} % de chances de victoire, mais une autre réponse se vaut presque (${next} %).`,
    mixed: ({ chance, share }: { chance: number; share: number }): string =>
      `Conseil : ${chance} % de chances de victoire. Variez : ce choix convient environ ${share} fois sur cent.`,
    bluff: ({ share }: { share: number }): string =>
      `Conseil : ne vous laissez pas deviner. Ce choix convient environ ${share} fois sur cent.`,
    only: (): string => "Conseil : rien d’autre ne mérite qu’on y réfléchisse.",
    habit: (): string => "Conseil : au premier coup d’œil, c’est ce qui rapporte le plus.",
  },
};
