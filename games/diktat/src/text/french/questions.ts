import { SHARED } from "@paravent/content/french";
import { FRENCH_LEAGUES } from "../../leagues/words/french.ts";
import { FRENCH_OTHERS } from "../../others/words/french.ts";
import { FRENCH_OATHS } from "../../politics/words/oaths-french.ts";
import type { Sentences } from "../sentences/sentences.ts";

/** To the one who is asked. */
export const FRENCH_QUESTIONS: Sentences["questions"] = {
  ...FRENCH_OATHS.questions,
  ...FRENCH_OTHERS.questions,
  ...FRENCH_LEAGUES.questions,
  "diktat/chooseCabal": () => ({
    lead: "Choisissez votre Cabale.",
    quiet: "Chaque Cabale n’est menée que par un joueur.",
  }),
  "diktat/nameFirstPlayer": () => ({
    lead: "Désignez qui commence : vous êtes Administrateur.",
    quiet: "Le tour se joue ensuite dans le sens horaire.",
  }),
  "diktat/chooseManoeuvre": () => ({
    lead: "À vous. Choisissez une manœuvre.",
    quiet: "Une manœuvre est obligatoire : on ne passe pas.",
  }),
  "diktat/chooseSector": () => ({
    lead: "Envoyer une équipe : choisissez un secteur ouvert.",
    quiet: "Un secteur dans le noir est complet.",
  }),
  "diktat/composePile": (about, say) => ({
    lead: `Composez votre équipe : ${say.sector(String(about.sector))}.`,
    quiet: "Du sommet à la base. Vos adversaires verront le nombre de pions, rien d’autre.",
  }),
  "diktat/chooseSpyTarget": (about) => ({
    lead: "Espionner : choisissez un élément à regarder.",
    quiet: Array.isArray(about.looked)
      ? `Déjà regardés : ${about.looked.length}. Personne d’autre ne voit ce que vous voyez.`
      : "Un pion ou la carte secrète. Personne d’autre ne voit ce que vous voyez.",
  }),
  "diktat/chooseVictim": () => ({
    lead: "Assassiner : désignez un pion adverse.",
    quiet: "Émissaire : +3 PP. Garde : 2 PP à son propriétaire, et la manœuvre s’arrête.",
  }),
  "diktat/extendDiscard": () => ({
    lead: "Étendre son influence : défaussez un élément pour 1 PP de plus, ou rien.",
    quiet: "Un Agent, un jeton Espion ou un jeton Assassin ; tous verront lequel.",
  }),
  "diktat/nameSector": () => ({
    lead: "Administrateur : désignez le prochain secteur à résoudre.",
    quiet: "Tous ses pions seront retournés.",
  }),
  "diktat/ready": () => ({
    lead: "Lutte de pouvoir : prêt à miser ?",
    quiet: "Une Dette peut encore être prise ; ce ne sera plus possible une fois les mises ouvertes.",
  }),
  "diktat/powerBid": () => ({
    lead: "Lutte de pouvoir : misez en secret, puis fermez le poing.",
    quiet: "À mise égale, le Rang l’emporte. Toutes les mises sont défaussées, gagnantes ou non.",
  }),
  "diktat/chooseTrophy": (about, say) => ({
    lead: `${say.sector(String(about.sector))} : prenez un Trophée.`,
    quiet: "Chaque Trophée coûte un de vos Émissaires du secteur.",
  }),
  "diktat/endOfCycleCall": () => ({
    lead: "Fin du Cycle : placez ce que vous voulez, puis continuez.",
    quiet: "Après cet instant, 10 PV terminent la partie.",
  }),
  "diktat/finalAffinities": () => ({
    lead: "Fin de partie : placez vos dernières Affinités.",
    quiet: "Chaque jeton placé vaut 1 PV.",
  }),
  "diktat/costChoice": () => ({ lead: "Choisissez ce que vous payez.", quiet: "Le coût se règle avant l’effet." }),
  "diktat/choosePile": () => ({ lead: "Choisissez une pile.", quiet: "Elle reste face cachée." }),
  "diktat/choosePiles": () => ({
    lead: "Choisissez vos piles.",
    quiet: "Tous verront lesquelles, pas ce qui y change.",
  }),
  "diktat/movePile": () => ({
    lead: "Déplacez une de vos piles.",
    quiet: "Elle est posée à nouveau dans le secteur choisi.",
  }),
  "diktat/movePawn": () => ({
    lead: "Déplacez un pion vers une autre de vos piles.",
    quiet: "Il se pose au sommet.",
  }),
  "diktat/swapPawn": () => ({ lead: "Remplacez un pion, ou rien.", quiet: "Personne ne verra ce qui a changé." }),
  "diktat/convertPawn": () => ({
    lead: "Remplacez un pion par un Citoyen, ou rien.",
    quiet: "À la même place, en secret.",
  }),
  "diktat/removePawn": () => ({
    lead: "Défaussez un pion de l’une de vos piles.",
    quiet: "Les autres ne le verront pas.",
  }),
  "diktat/effectChoice": () => ({ lead: "Utiliser un effet ?", quiet: "Vous pouvez décliner." }),
  "diktat/incomeChoice": () => ({
    lead: "Développement : choisissez l’effet suivant.",
    quiet: "Vous fixez l’ordre de vos éléments.",
  }),
  "diktat/optionChoice": () => ({ lead: "Choisissez une option.", quiet: "L’effet n’en accorde qu’une." }),
  "diktat/offerAnswer": ({ acting }, say) => ({
    lead:
      typeof acting === "number" ? `${say.name(acting)} vous fait une offre. L’accepter ?` : "Accepter ou refuser ?",
    quiet: "Personne ne peut vous forcer à accepter.",
  }),
  "diktat/choosePlayer": () => ({ lead: "Choisissez un joueur.", quiet: "L’effet portera sur ce joueur." }),
  "diktat/nameFirstAndDirection": () => ({
    lead: "Désignez le premier joueur et le sens du tour.",
    quiet: "À la place de l’Administrateur.",
  }),
  "diktat/placeToken": () => ({ lead: "Placez un jeton.", quiet: "Six jetons de chaque sorte au plus." }),
  "diktat/tollChoice": (about, say) => ({
    lead: `Péage : ${say.sector(String(about.sector))}.`,
    quiet: "Payez, ou choisissez un autre secteur.",
  }),
  "diktat/chooseCabalCard": () => ({
    lead: "Développez votre Cabale : choisissez une carte.",
    quiet: "Vous n’êtes pas obligé de suivre l’ordre suggéré.",
  }),
  "diktat/chooseSpecial": () => ({
    lead: "Manœuvre spéciale : choisissez l’élément.",
    quiet: "Il sera Utilisé jusqu’à la fin du Cycle.",
  }),
  "diktat/keepCard": () => ({ lead: "Gardez une carte pour la piste.", quiet: "L’autre retourne sous le paquet." }),
  "diktat/readyPossession": () => ({ lead: "Retirez un jeton Utilisé.", quiet: "D’une autre de vos Possessions." }),
  "diktat/exhaustPossession": () => ({
    lead: "Placez un jeton Utilisé.",
    quiet: "Sur une Possession qui n’en porte pas.",
  }),
  "diktat/chooseTrackCard": () => ({ lead: "Prenez une carte de la piste.", quiet: "Quel que soit son secteur." }),
  "diktat/chooseMarker": () => ({
    lead: "Prenez un marqueur d’Influence.",
    quiet: "Il va sur un de vos cinq emplacements.",
  }),
  "diktat/returnMarker": () => ({
    lead: "Remettez un de vos marqueurs sur son secteur.",
    quiet: "Ce qu’il donne part avec lui.",
  }),
  "diktat/placeMarker": (about, say) => ({
    lead: `${say.sector(String(about.sector))} : où placer le marqueur ?`,
    quiet: "Cinq emplacements au plus.",
  }),
  "diktat/affinityTypes": () => ({
    lead: "Choisissez vos jetons Affinité.",
    quiet: "Personne d’autre ne verra leurs types.",
  }),
  "diktat/affinityLoss": () => ({
    lead: "Rendez des jetons Affinité.",
    quiet: "De votre réserve, ou de vos cartes : −1 PV chacun.",
  }),
  "diktat/exchangeAffinity": () => ({ lead: "Échangez une Affinité, ou rien.", quiet: "En secret." }),
  "kernel/reaction": () => SHARED.reaction,
};

/** To those who wait. */
export const FRENCH_WAITING: Sentences["waiting"] = {
  ...FRENCH_OATHS.waiting,
  ...FRENCH_OTHERS.waiting,
  ...FRENCH_LEAGUES.waiting,
  "diktat/chooseCabal": (name) => `${name} choisit une Cabale.`,
  "diktat/nameFirstPlayer": (name) => `${name} désigne le premier joueur.`,
  "diktat/chooseManoeuvre": (name) => `${name} choisit une manœuvre.`,
  "diktat/chooseSector": (name) => `${name} envoie une équipe : choix du secteur.`,
  "diktat/composePile": (name, about, say) => `${name} compose une équipe : ${say.sector(String(about.sector))}.`,
  "diktat/chooseSpyTarget": (name) => `${name} espionne.`,
  "diktat/chooseVictim": (name) => `${name} assassine.`,
  "diktat/extendDiscard": (name) => `${name} étend son influence.`,
  "diktat/nameSector": (name) => `${name} choisit le prochain secteur.`,
  "diktat/ready": (name) => `Lutte de pouvoir : on attend ${name}.`,
  "diktat/powerBid": (name) => `Mises secrètes : on attend ${name}.`,
  "diktat/chooseTrophy": (name, about, say) => `${say.sector(String(about.sector))} : ${name} prend un Trophée.`,
  "diktat/endOfCycleCall": (name) => `Fin du Cycle : on attend ${name}.`,
  "diktat/finalAffinities": (name) => `Dernières Affinités : on attend ${name}.`,
  "diktat/costChoice": (name) => `${name} règle un coût.`,
  "diktat/choosePile": (name) => `${name} choisit une pile.`,
  "diktat/choosePiles": (name) => `${name} choisit des piles.`,
  "diktat/movePile": (name) => `${name} déplace une pile.`,
  "diktat/movePawn": (name) => `${name} déplace un pion.`,
  "diktat/swapPawn": (name) => `${name} remanie une pile.`,
  "diktat/convertPawn": (name) => `${name} retourne un pion.`,
  "diktat/removePawn": (name) => `${name} défausse un pion.`,
  "diktat/effectChoice": (name) => `${name} peut utiliser un effet.`,
  "diktat/incomeChoice": (name) => `Développement : ${name} choisit.`,
  "diktat/optionChoice": (name) => `${name} choisit une option.`,
  "diktat/offerAnswer": (name) => `${name} répond à une offre.`,
  "diktat/choosePlayer": (name) => `${name} choisit un joueur.`,
  "diktat/nameFirstAndDirection": (name) => `${name} désigne le premier joueur.`,
  "diktat/placeToken": (name) => `${name} place un jeton.`,
  "diktat/tollChoice": (name, about, say) => `${name} devant un péage : ${say.sector(String(about.sector))}.`,
  "diktat/chooseCabalCard": (name) => `${name} développe sa Cabale.`,
  "diktat/chooseSpecial": (name) => `${name} choisit une Manœuvre spéciale.`,
  "diktat/keepCard": (name) => `${name} choisit une carte.`,
  "diktat/readyPossession": (name) => `${name} retire un jeton Utilisé.`,
  "diktat/exhaustPossession": (name) => `${name} place un jeton Utilisé.`,
  "diktat/chooseTrackCard": (name) => `${name} prend une carte de la piste.`,
  "diktat/chooseMarker": (name) => `${name} prend un marqueur.`,
  "diktat/returnMarker": (name) => `${name} rend un marqueur.`,
  "diktat/placeMarker": (name, about, say) => `${name} place un marqueur : ${say.sector(String(about.sector))}.`,
  "diktat/affinityTypes": (name) => `${name} choisit des Affinités.`,
  "diktat/affinityLoss": (name) => `${name} rend des Affinités.`,
  "diktat/exchangeAffinity": (name) => `${name} échange peut-être une Affinité.`,
  "kernel/reaction": () => SHARED.reactionAwaited,
};
