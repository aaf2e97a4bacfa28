import { describe, expect, it } from 'vitest';

import type { Country } from '../../../../../../config/product.ts';
import { analyzeByRules } from '../../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';

function read(words: string, identity: string, country: Country = 'Other') {
  const verdict = analyzeByRules({
    document: documentFromText(words),
    reader: { identity, country },
    today: new Date('2026-11-20'),
    readAnyway: true,
  });
  if (verdict.outcome !== 'completed') throw new Error('rejected');
  const { sides, reader, duties, risks } = verdict.report;
  const of = (sideId: string | null | undefined) =>
    duties
      .filter((duty) => duty.sideId === sideId)
      .flatMap(({ quotes }) => quotes.map(({ text }) => text))
      .join(' ');
  return {
    names: sides.map(({ name }) => name),
    own: sides.find(({ id }) => id === reader.sideId)?.name ?? null,
    duties: of(reader.sideId),
    others: of(sides.find(({ id }) => id !== reader.sideId)?.id),
    risks: risks.map(({ quotes }) => quotes.map(({ text }) => text).join(' ')),
  };
}

describe('parties that a paper introduces under words of its own', () => {
  it('are both sides, though no list has one of the words', () => {
    const { own, names, duties, others, risks } = read(
      `Vereinbarung über die Turmuhr

zwischen der Uhrenstube Kessler e. U. (im Folgenden „Uhrenstube") und

Frau Lore Hinz, Marktweg 2, 4020 Linz (im Folgenden „Auftraggeberin")

Die Uhrenstube stellt die Uhr zweimal im Jahr nach. Die Auftraggeberin bezahlt 210 Euro im Jahr. Der Betrag ist auf das Konto der Uhrenstube zu überweisen.

Die Uhrenstube kann jederzeit mit einer Frist von einer Woche kündigen. Ist das Werk nach einem Monat wieder stehen geblieben, kommen wir einmal ohne Kosten. Wir haften nur für grobe Fehler. Wir melden uns vorher.

Unterschriften`,
      'Lore Hinz',
      'Austria',
    );
    expect(names).toEqual(['Uhrenstube Kessler', 'Lore Hinz']);
    expect(own).toBe('Lore Hinz');
    expect(duties).toContain('bezahlt 210 Euro');
    expect(duties).not.toContain('haften');
    expect(others).toContain('stellt die Uhr');
    expect(others).not.toContain('zu überweisen');
    expect(risks.some((words) => words.includes('jederzeit mit einer Frist'))).toBe(true);
  });

  it('are told apart where brackets hold no quotation marks', () => {
    const { own, names, risks } = read(
      `CONTRAT DE GARDE DE VOILIER

Entre
le Relais du Ponton, M. Yves Roch, 1180 Rolle (ci-après : le relais)
et
Mme Clara Jomini, rue du Port 4, 1110 Morges (ci-après : la navigatrice)

Le relais garde le voilier à sec et surveille la coque. Il peut augmenter le prix en tout temps. La navigatrice paie CHF 300.- par mois. La navigatrice assure le voilier. Le relais n'est en aucun cas responsable du vol. Chaque partie peut résilier avec un préavis de deux mois.

Rolle, le 3 mars 2027`,
      'Clara Jomini',
      'Switzerland',
    );
    expect(names).toEqual(['Relais du Ponton', 'Clara Jomini']);
    expect(own).toBe('Clara Jomini');
    expect(risks.some((words) => words.includes('aucun cas responsable'))).toBe(true);
  });

  it('leave customers, who are only spoken of, no side', () => {
    const { own, names, duties } = read(
      `CONTRATO DE CADEIRA EM BARBEARIA

BARBEARIA-PARCEIRA: Navalha Fina Ltda., CNPJ 11.222.333/0001-44, Recife/PE.

BARBEIRO-PARCEIRO: Davi Moura Lins, Olinda/PE.

1. A barbearia cede uma cadeira ao barbeiro. O barbeiro atende os clientes com suas próprias tesouras.

2. A barbearia recebe dos clientes e repassa 50% ao barbeiro toda sexta-feira. O barbeiro paga R$ 90,00 por mês pela limpeza.

3. Os clientes marcam pelo telefone. O barbeiro avisa a barbearia com trinta dias de antecedência se quiser sair.`,
      'Davi Moura',
      'Brazil',
    );
    expect(names).toEqual(['Navalha Fina Ltda.', 'Davi Moura Lins']);
    expect(own).toBe('Davi Moura Lins');
    expect(duties).toContain('paga R$ 90,00');
  });

  it('are not those of whom a condition speaks', () => {
    const { names } = read(
      `Mietvertrag

Vermieter: Udo Brand, Kiel

Mieterin: Ines Lorenz, Kiel

Eine Umlage gilt als vereinbart, wenn die Mieterin nicht binnen zwei Wochen widerspricht. Die Mieterin zahlt 400 Euro Miete im Monat. Der Vermieter stellt die Wohnung zum 1. März 2027.`,
      'Ines Lorenz',
      'Germany',
    );
    expect(names).toEqual(['Udo Brand', 'Ines Lorenz']);
  });
});

describe('the reader', () => {
  const HOME = `Residencia Los Olmos

Contrato de ingreso

Residencia: Los Olmos Mayores, S.L., Ávila

Residente: don Matías Redondo Gil

Familiar: doña Eva Redondo Paz (hija)

La residencia presta alojamiento y comida. El residente paga 1.900 € al mes. La residencia puede resolver el contrato con 30 días de preaviso. El residente puede irse avisando con 15 días.`;

  it('is not a party of the same family name', () => {
    expect(read(HOME, 'Eva Redondo', 'Spain').own).toBeNull();
    expect(read(HOME, 'Matías Redondo', 'Spain').own).toBe('Matías Redondo Gil');
  });

  it('is told by a role with words behind it', () => {
    const { duties } = read(
      `Scuola di nuoto Delfino

Regolamento dei corsi di nuoto per l'anno che comincia a settembre.

La scuola organizza due corsi alla settimana con un istruttore per ogni gruppo. I genitori pagano 90 euro al mese, entro il giorno cinque. I genitori accompagnano il bambino fino agli spogliatoi. La scuola può spostare le lezioni quando la piscina è chiusa. I genitori avvisano la scuola delle assenze con un messaggio.

Firma dei genitori ____________`,
      'genitore di Luca',
      'Italy',
    );
    expect(duties).toContain('pagano 90 euro');
  });
});

describe('who stands up for a party', () => {
  it('is not the one who reads, and owes nothing for them', () => {
    const { duties, risks } = read(
      `CONTRATO DE COMPRAVENTA

Vendedora: Motores Lagos, S.A. de C.V.

Comprador: Iván Pech Uc

El comprador paga $900.00 cada sábado. La señora Ofelia Uc May firma como aval y responde solidariamente por lo que el comprador llegue a deber, renunciando a los beneficios de orden y excusión. La vendedora entrega la factura con el último pago.`,
      'Iván Pech',
      'Mexico',
    );
    expect(duties).not.toContain('aval');
    expect(risks.some((words) => words.includes('aval'))).toBe(false);
  });
});

describe('a firm that works for a person', () => {
  const paper = (prestadora: string, cliente: string) => `CONTRATO DE PRESTAÇÃO DE SERVIÇOS

Prestadora: ${prestadora}

Cliente: ${cliente}

A prestadora pinta a fachada até 3 de maio de 2027. O cliente paga 900 euros em duas prestações. A prestadora pode alterar o preço a qualquer momento, sem aviso. O cliente não pode desistir.`;

  it('is the stronger side, and may not change the price unnoticed', () => {
    const { duties, risks } = read(paper('Fachadas Lima, Lda.', 'Duarte Neves'), 'Duarte Neves');
    expect(duties).toContain('paga 900');
    expect(risks.some((words) => words.includes('alterar o preço'))).toBe(true);
  });
});

describe('words in brackets and in letters', () => {
  it('name a party behind an article', () => {
    const { own, duties } = read(
      `ACUERDO DE USO DE UN HORNO

De una parte, doña Rita Salas Mora, propietaria de la casa (la Propietaria).

De otra parte, don Hugo Peral Ruiz, alfarero (el Alfarero).

La Propietaria presta el horno al Alfarero por dos años. El Alfarero paga el gas y limpia el taller. El Alfarero puede dejarlo con un mes de aviso. La Propietaria puede pedir el horno cuando quiera.`,
      'Hugo Peral',
      'Mexico',
    );
    expect(own).toBe('Hugo Peral Ruiz');
    expect(duties).toContain('paga el gas');
  });

  it('leave a mother on the side of her child', () => {
    const { duties, others } = read(
      `ACCORD DE SUIVI ORTHOPHONIQUE

Patient : Noé Bellec, né le 4 mai 2017

Représentante : Mme Jeanne Bellec (ci-après « la mère »)

Le cabinet tient un cahier de suivi et prépare les exercices. La mère apporte le cahier à chaque séance. Le cabinet prévient en cas d'absence. Le patient fait ses exercices. Le cabinet peut déplacer une séance.

Fait à Brest, le 2 mars 2027`,
      'Jeanne Bellec',
      'France',
    );
    expect(duties).toContain('apporte le cahier');
    expect(duties).not.toContain('tient un cahier');
    expect(others).toContain('tient un cahier');
  });

  it('make no word for a side of an article', () => {
    const { names, duties } = read(
      `Ordnung für den Werkraum

Bastelgenossenschaft Ahorn eG, Ulm

Die Genossenschaft stellt den Mitgliedern einen Werkraum. Die Miete beträgt 20 € pro Tag, dazu kommt eine Kaution von 50 €. Ein Mitglied meldet Schäden am selben Tag. Die Genossenschaft kann eine Buchung streichen; sie zahlt dann die Miete zurück. Jedes Mitglied räumt auf. Das Mitglied bringt eigenes Holz mit.`,
      'Mitglied',
      'Germany',
    );
    expect(names).toContain('Bastelgenossenschaft Ahorn eG');
    expect(duties).toContain('räumt auf');
    expect(duties).not.toContain('streichen');
  });

  it('tell no cost of what the writer pays the reader', () => {
    const { risks } = read(
      `Oggetto: ripetizioni di matematica

Gentile Sara Fini,

come d'accordo Le scrivo le condizioni. Lei segue Elio il lunedì dalle 16 alle 18 a casa nostra. La pago 12 euro all'ora, alla fine del mese, con busta paga. Se Lei si ammala deve avvisarmi la mattina. Quando Elio è via, Lei non lavora. Le ferie si concordano. Ciascuno può interrompere con una settimana di preavviso. La merenda la prepariamo noi. I quaderni li compriamo noi.

Cordiali saluti,

Ugo Leone`,
      'Sara Fini',
      'Italy',
    );
    expect(risks.some((words) => words.includes('12 euro'))).toBe(false);
  });
});
