import { ASKER, FORGETS, HAILED, ROLE, UNSEEN } from './order-verdicts.ts';
import * as readers from './order-readers.ts';
import * as words from './order-words.ts';

/**
 * Letters that a sentence must hold for a concept to be worth looking for, all small. Looking for letters costs a hundredth of
 * looking for words, and most sentences hold none of these.
 */
const PROGRAMS =
  'softw app aplica anwend tool program syst sistem machin maschin máquin macchin comput algori model modèl outil logiciel ordena ordina herram ferram strument';
const STEMS: readonly (readonly [RegExp, string])[] = [
  [HAILED, 'dear hello hi_ hey_ lieb hallo werte cher chère estimad querid caro_ cara_ prezad gentil'],
  [words.NAMED, 'intel bot model modèl reader leser lecteur lector leitor lettor'],
  [
    readers.MACHINE_READER,
    'bot virtu digit numér artific künst summari zusammenfasser ki- restitution robô sintesi lettura',
  ],
  [readers.ANY_PROGRAM, PROGRAMS],
  [words.TOOL, `${PROGRAMS} assist asist engine parser crawler robot werkz`],
  [
    readers.BY_COMPUTER,
    'comput artificial_means automated_means maschin machin rechner autom ordina ordena informati máquina elaboratore',
  ],
  [
    words.BY_MACHINE,
    "machin comput softw autom ai- ai_ by_a analysis_tool maschin informa synthèse d’analyse d'analyse resum sínt análise análisis lectur leitur lettur analisi riassu",
  ],
  [
    words.SUMMARY,
    'summar synops overview write-up digest recap version versi versão kurz zusammenf übersicht aperçu explanation résum synth resum sínt riassu sintesi',
  ],
  [
    readers.IN_THE_PLACE,
    'yourself_in suppose versetz mets-toi mettez-vous ponte_en póngase põe-te ponha-se mettiti si_metta',
  ],
  [readers.CONFIDED, "_who_ dich_ dir_ t'a t’a _te_ _ti_"],
  [
    ROLE,
    "pretend imagin immagin let's let’s let_us as_if_you as_though_you you_play you_take you_are role rolle stell als_du du_bist du_spielst spiel tu_joues tu_tiens tu_incarnes comme_si partir -toi como_si que_eres finge _eres hazte ponte faz_de_conta põe-te como_se _és papel fingi finta comportati d'ora d’ora mettiti recita speak_as",
  ],
  [
    UNSEEN,
    'hidden invisib white versteckt verborgen unsichtbar weiß cach masqu blanc ocult escondid branc nascost occult bianc',
  ],
  [
    ASKER,
    'user reader whoever who_ nutzer leser fragend fragt utilisat lecteur qui_ usuari lector quien utiliza leitor quem utente lettore chi_',
  ],
  [FORGETS, 'forget vergiss oubli olvid esque dimentic'],
];
const BY_CONCEPT = new Map(
  STEMS.map(([concept, list]) => [concept, list.split(' ').map((stem) => stem.replaceAll('_', ' '))]),
);

/** Whether a text in small letters may hold a concept. */
export function mayHold(small: string, concept: RegExp): boolean {
  const stems = BY_CONCEPT.get(concept);
  return stems === undefined || stems.some((stem) => small.includes(stem));
}
