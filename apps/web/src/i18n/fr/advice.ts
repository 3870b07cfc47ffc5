/** What a strong bot would play in the place of the player, and why. Chances and shares in percent. */
export const advice = {
  ask: "Un conseil",
  asking: "Un instant…",
  none: "Pas de conseil pour le moment.",
  because: (why: string, chance: number, next: number): string =>
    `Conseil : ${why} ${chance} % de chances de gagner, ${next} % sinon.`,
  reasons: {
    better: ({ chance, next }: { chance: number; next: number }): string =>
      `Conseil : ${chance} % de chances de gagner, contre ${next} % au mieux sinon.`,
    close: ({ chance, next }: { chance: number; next: number }): string =>
      `Conseil : ${chance} % de chances ; une autre réponse se vaut (${next} %).`,
    mixed: ({ chance, share }: { chance: number; share: number }): string =>
      `Conseil : ${chance} % de chances. À varier : ce choix, ${share} fois sur cent.`,
    bluff: ({ share }: { share: number }): string =>
      `Conseil : ne soyez pas prévisible. Ce choix, ${share} fois sur cent.`,
    only: (): string => "Conseil : rien d’autre ne mérite qu’on y réfléchisse.",
    habit: (): string => "Conseil : au premier coup d’œil, c’est ce qui rapporte le plus.",
  },
};
