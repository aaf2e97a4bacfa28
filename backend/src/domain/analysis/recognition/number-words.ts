/** Number words of the languages that papers come in, from one to a hundred, for a document that a model reports on in English. */
const WORDS: readonly string[] = [
  // German
  'ein=1 eine=1 einen=1 einem=1 einer=1 eines=1 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 vierundzwanzig=24 dreißig=30 dreissig=30 sechsunddreißig=36 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100 dritten=3 zweiten=2 ersten=1 fünfzehnten=15',
  // French
  'un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 premier=1',
  // Spanish
  'uno=1 una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 doce=12 trece=13 catorce=14 dieciséis=16 dieciocho=18 veinte=20 veinticuatro=24 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100',
  // Portuguese
  'um=1 uma=1 dois=2 duas=2 três=3 quatro=4 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 quinze=15 dezesseis=16 dezoito=18 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100',
  // Italian
  'due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 tredici=13 quattordici=14 quindici=15 venti=20 ventiquattro=24 trenta=30 quaranta=40 cinquanta=50 sessanta=60 settanta=70 ottanta=80 novanta=90 cento=100',
  // Dutch
  'een=1 één=1 twee=2 drie=3 vijf=5 zes=6 zeven=7 negen=9 tien=10 twaalf=12 dertien=13 veertien=14 vijftien=15 twintig=20 dertig=30 veertig=40 vijftig=50 zestig=60 zeventig=70 tachtig=80 negentig=90 honderd=100',
  // Swedish, Danish and Norwegian
  'en=1 ett=1 två=2 tre=3 fyra=4 fem=5 sex=6 sju=7 åtta=8 nio=9 tio=10 tolv=12 fjorton=14 tjugo=20 trettio=30 to=2 fire=4 seks=6 syv=7 otte=8 ni=9 ti=10 fjorten=14 tyve=20 tredive=30 sytti=70',
];

const VALUES: ReadonlyMap<string, readonly number[]> = new Map(
  Map.groupBy(
    WORDS.flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
    ([word]) => word,
  )
    .entries()
    .map(([word, pairs]) => [word, pairs.map(([, value]) => Number(value))] as const),
);

/** The numbers that a word of German, French, Spanish, Portuguese, Italian, Dutch or a Nordic language may spell. */
export const numbersOfWord = (word: string): readonly number[] => VALUES.get(word.toLowerCase()) ?? [];
