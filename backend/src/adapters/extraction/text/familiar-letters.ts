/** Letters that running text of one language cannot do without; a wrong code page hardly ever yields them. */
interface Familiar {
  /** Matches every letter of the scripts of the language. */
  readonly script: RegExp;
  readonly letters: ReadonlySet<string>;
}

// The commonest characters of contracts and of plain prose in each language, in no order. They cover between a third and
// two thirds of the characters of a real text; of the 6,000 to 20,000 characters that a wrong code page scatters
// over, they are a few in a hundred. Numerals and the names of sums belong to them, because contracts are full of both.
const SIMPLIFIED =
  '的一是在不有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经' +
  '三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相' +
  '全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五' +
  '果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先' +
  '回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速' +
  '甲乙丙双协议约款项付支责违赔偿履损失同货币元币租赁房屋贷买卖签订字盖章仲裁诉讼院争议终止解除期限保密终劳报酬账号' +
  '董让担保抵押股份额税负承诺书面通知有效律';
const TRADITIONAL =
  '的一是在不有和人這中大為上個國我以要他時來用們生到作地於出就分對成會可主發年動同工也能下過子說產種面而方後多定行學法所民得經' +
  '三之進著等部度家電力裡如水化高自二理起小物現實加量都兩體制機當使點從業本去把性好應開它合還因由其些然前外天政四日那社義事平形相' +
  '全表間樣與關各重新線內數正心反你明看原又麼利比或但質氣第向道命此變條只沒結解問意建月公無系軍很情者最立代想已通並提直題程展五' +
  '果料員位入常文總次品式活設及管特件長求頭基資邊流路級少圖山統接知較將組見計別她手期根論運指幾九區強放決西被做必先' +
  '回則任取據處給色光門即保治北造百規領七海口東導器世金增爭濟思術極交受聯認六共權收證改清己美再採轉更單切' +
  '甲乙丙雙協議約款項付支責違賠償履損失貨幣元租賃房屋貸買賣簽訂字蓋章仲裁訴訟院終止除期限密勞報酬帳號' +
  '董讓擔保抵押股份額稅負承諾書通知有效律臺灣香港幣';
const KOREAN =
  '이다는의에을를은가고하한로지사기자과시도인대어서정리해아나라그수있것일들부전보공제조상주으적원장성게동안만스여며구관계약신비무' +
  '소유거경우개국업선문화위용생연모내세당간말실회방학물중현법된되거면할때까와년월및등금액지급매도인임차갑을병손배상책임해제권의무' +
  '기간통체결당자본서명날인효력분쟁관할원합따르른또는각호항후음바므없않야니습까려라터반출입산품달총납반환종료';
/** Kana carry Japanese prose; of the ideographs, only those of contracts are needed beside them. */
const JAPANESE =
  'のにはをたがでてとしれさあるいもこなかりらくるっすまだきけそよえおうつせわみめほどちろばじ契約書甲乙年月日条第本等場合者及当事項' +
  '支払期間義務権利損害賠償解除譲渡金額円業委託会社株式代表取締役住所氏名上記各規定場前後同意通知一二三四五六七八九十';

const IDEOGRAPHS = /[\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{2ffff}]/u;
const CHINESE = IDEOGRAPHS;
const HANGUL = /[\uac00-\ud7a3\u3400-\u9fff\uf900-\ufaff]/u;
const KANA = /[\u3040-\u30ff\u3400-\u9fff\uff66-\uff9f]/u;

const familiar = (script: RegExp, letters: string): Familiar => ({ script, letters: new Set(letters) });

/** By WHATWG label of the code page. Korean and Japanese are counted with their ideographs, which they may hold. */
const FAMILIAR: Readonly<Record<string, Familiar>> = {
  gb18030: familiar(CHINESE, SIMPLIFIED),
  big5: familiar(CHINESE, TRADITIONAL),
  'euc-kr': familiar(HANGUL, KOREAN),
  shift_jis: familiar(KANA, JAPANESE),
  'euc-jp': familiar(KANA, JAPANESE),
};

/**
 * How much of the East Asian writing in a text is what its language is full of, 0 to 1; null for a code page that is none of
 * these, 0 where the text has no letter of the script. GB 18030 holds every character there is, so text in traditional
 * writing counts as well; it counts a little less, because Big5 is the likelier code page for it.
 */
export function familiarity(text: string, label: string): number | null {
  const known = FAMILIAR[label];
  if (known === undefined) return null;
  let letters = 0;
  let hits = 0;
  let otherHits = 0;
  const others = label === 'gb18030' ? FAMILIAR['big5'] : undefined;
  for (const letter of text) {
    if (letter < '\u0080' || !known.script.test(letter)) continue;
    letters += 1;
    if (known.letters.has(letter)) hits += 1;
    if (others?.letters.has(letter) === true) otherHits += 1;
  }
  return letters === 0 ? 0 : Math.max(hits, otherHits * 0.95) / letters;
}
