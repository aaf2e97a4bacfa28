import type { PackFigures } from '../pack.ts';
import { numbers, unitsOf, words } from '../words.ts';

/** Numbers, times and money in French. */
export const FIGURES: PackFigures = {
  numbers: numbers(
    'un 1, une 1, deux 2, trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf 9, dix 10, onze 11, douze 12, treize 13, quatorze 14, quinze 15, seize 16, dix-huit 18, vingt 20, vingt-quatre 24, trente 30, trente-six 36, quarante 40, quarante-cinq 45, quarante-huit 48, cinquante 50, soixante 60, soixante-douze 72, quatre-vingt-dix 90, cent 100',
  ),
  units: unitsOf({
    hour: 'heure, heures',
    day: 'jour, jours',
    week: 'semaine, semaines',
    month: 'mois',
    year: 'an, ans, année, années',
  }),
  between: words(
    'premiers, premières, derniers, dernières, autres, nouveaux, nouvelles, longs, bons, pleins',
  ),
  adjectives: {},
  money: { euros: 'EUR', euro: 'EUR', 'francs suisses': 'CHF', francs: 'CHF' },
  per: [
    "toutes les #word (heures|jours|semaines|mois)|tous les #word (jours|mois)|par (quart|demi-heure|tranche|personne|enfant|km|kilomètre|kg|lettre|relance|rejet|clé|badge|pièce|séance|cours|visite) (d'heure)?|(pour)? chaque (heure|séance|jour|kilomètre|personne) (supplémentaire|manqué*)?",
  ],
  periods: {
    hour: ["(par|de l'|l'|chaque|toute) (heure)|par heure|horaire|de l'heure"],
    day: ['par (jour|nuitée|nuit)|chaque jour|journalier|journalière|par jour de retard'],
    week: ['par semaine|hebdomadaire|chaque semaine'],
    month: ['par mois|mensuel*|chaque mois|mensualité|/ mois|/mois|le mois'],
    year: ["par an|annuel*|chaque année|par année|l'an"],
    'each-time': [
      'par (lettre|relance|rejet|incident|intervention|personne|clé|exemplaire|dossier|pièce|déplacement|badge|infraction|manquement)|chaque (relance|rejet|infraction|manquement)|pour chaque|par .. (constaté*|supplémentaire)',
    ],
  },
};
