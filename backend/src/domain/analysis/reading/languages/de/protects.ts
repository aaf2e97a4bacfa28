import type { PackProtects } from '../pack.ts';

/** Words of a German clause that show that what looks like a burden is none. */
export const PROTECTS: PackProtects = {
  free: [
    'und den (rest|restbetrag)|den rest (bei|nach|am)|kostenlos|kostenfrei|unentgeltlich|gebührenfrei|ohne (weitere|zusätzliche)? kosten|fallen keine .. (kosten|gebühren) an|ohne vorfälligkeitsentschädigung',
  ],
  consent: [
    '(nur|erst|ausschließlich) .... (mit|nach) .... (zustimmung|einwilligung|einverständnis|erlaubnis|genehmigung) (@xo|durch @xo|von @xo)|wenn @x .... (zugestimmt|eingewilligt|einverstanden|zustimm*|einwillig*)|nur .. mit .. (einwilligung|zustimmung)',
  ],
  returns: [
    '(wird|werden) .... (erstattet|zurückgezahlt|zurückerstattet|ausgezahlt|nachgeholt|gutgeschrieben|angerechnet)|(bekommst|kriegst|bekommt|erhält|erhalten|erhältst) .... (zurück|erstattet)|zahl* .... @xo .... zurück',
  ],
  mayLeave: [
    '(@x (kann|kannst|können|darf|dürfen)|(kann|kannst|können|darf|dürfen) @x) .... (kündigen|zurücktreten|widerrufen|verzichten|aussteigen|abmelden|stornieren)',
  ],
  offPrice: [
    '(ziehen|zieht|abgezogen|abzug|gekürzt|mindert|reduziert) .... (preis|festpreis|rechnungsbetrag|werklohn|vergütung|entgelt)|(preis|festpreis|rechnungsbetrag|werklohn) .... (ab|abgezogen|mindert|reduziert)',
  ],
  capped: ['@y (darf|dürfen|kann|können) .... nur|höchstens|maximal|nicht mehr als|index|inflation*'],
  othersFault: [
    '(aus gründen|verzug|verzögerung*|verspätung*|verschulden) (von|durch)? @yo|verzögern @y|verspätet @y|bei uns liegen',
  ],
};
