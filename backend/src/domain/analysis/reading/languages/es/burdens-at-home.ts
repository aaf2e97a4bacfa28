import type { PackBurden } from '../pack.ts';

/** Burdens of rooms, jobs at home, hire and small orders, in the words that such papers use. */
export const AT_HOME: readonly PackBurden[] = [
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (paga|pagará|responde|responderá|abonará|abona|repone|repondrá) .... (aunque no .. culpa*|sin culpa|valor a nuevo|valor de nuevo|precio de uno nuevo|valor íntegro|haya o no culpa)',
      ],
    ],
    examples: ['El cliente pagará el valor a nuevo aunque no tenga culpa.'],
    counterExamples: ['El cliente responde de los daños que cause por su culpa.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w .... (pintar|pintará|pinta) ...|(pérdida|pierde|extravío|perder) .... llave* ...|reparaciones .... (menos de|inferiores a|hasta) #money ...',
      ],
      ['aunque|entera|todo|blanco|a su (costa|cargo)|cerradura*|bombín|paga|pagará|cargo'],
    ],
    unless: ['@s .. (pinta|pintará|paga)'],
    examples: [
      'Al salir, el inquilino pintará la vivienda aunque la haya usado poco.',
      'En caso de pérdida de las llaves, el inquilino paga el cambio de cerradura.',
      'Las reparaciones de menos de 200 euros las paga el inquilino.',
    ],
    counterExamples: ['El inquilino devuelve las llaves.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        '(descont*|deducir*|deducid*|retendrá|retiene|descuenta) .... (sueldo|salario|nómina|paga)|horas no (trabajadas|realizadas) .... no se (pagan|abonan|retribuyen)',
      ],
    ],
    unless: ['irpf|seguridad social|impuesto*'],
    examples: ['Lo que se rompa se descontará del sueldo.'],
    counterExamples: ['El sueldo se paga el día 5.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        '@w .... no (trabajará|podrá trabajar|prestará|podrá prestar|atenderá) .... (otr*|competencia|client*|famili*)',
      ],
    ],
    examples: ['La empleada no trabajará para otra familia del barrio durante un año.'],
    counterExamples: ['La empleada puede trabajar para otra familia.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work'],
    all: [['(vacaciones) .... (fija*|elig*|decid*|elegid*|fijad*|escog*|marc*)'], ['@s*']],
    unless: ['común acuerdo|acuerdo'],
    examples: ['Las vacaciones las fija la empresa.'],
    counterExamples: ['Las vacaciones se fijan de común acuerdo.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(cancel*|anul*|desist*|no se presenta*|renunci*) ...|pasado (ese|este) plazo|después de (esa|esta) fecha',
      ],
      [
        '(totalidad|íntegr*|todo el) .. (precio|importe|reserva|cantidad) .... (pierde*|debe*|cobr*|queda*|abon*|pag*)|(pierde*|debe*|cobr*|queda*|abon*|paga*) .... (totalidad|íntegr*|todo el (precio|importe)|100 %)',
      ],
    ],
    unless: ['si @s .. (cancela|anula)|@s .. devol*'],
    examples: ['Si el cliente cancela, pierde la totalidad del precio.'],
    counterExamples: ['Si el cliente cancela, se le devuelve todo.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(gps|localizador|geolocaliza*) .... (en todo momento|en cualquier momento|permanente*|consultar|desplazamiento*)|(consentimiento|autorización) .... (irrevocable*|no .. revoca*)',
      ],
    ],
    unless: ['se puede revocar'],
    examples: ['El arrendador puede consultar el GPS en cualquier momento.'],
    counterExamples: ['El consentimiento se puede revocar.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['(muebles|objetos|enseres|bienes|pertenencias) .... (pasarán|quedarán|pasan|quedan|serán) ...'],
      ['propiedad|@so|a favor'],
    ],
    unless: ['@w .. propiedad'],
    examples: ['Los muebles que deje pasarán a ser del propietario.'],
    counterExamples: ['Los muebles quedan en la habitación.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['freelance', 'work'],
    all: [['@s (puede|podrá|podrán) .. (retener|suspender|aplazar|negar) .. (el|su|todo)? (pago|abono)']],
    examples: ['La empresa podrá retener el pago mientras no esté satisfecha.'],
    counterExamples: ['El cliente paga a la entrega.'],
  },
  {
    family: 'restraint',
    variant: 'use',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(visita*|invitad*|huéspedes) .... (prohibid*|no se (permit*|admit*)|hasta las|después de las)|(prohibid*|no se permit*) .... (visita*|invitad*)|@w no (puede|podrá) .. (empadronarse|recibir .. visitas|alojar*)',
      ],
    ],
    examples: [
      'Está prohibido recibir visitas después de las once.',
      'La inquilina no podrá empadronarse en la vivienda.',
    ],
    counterExamples: ['Las visitas son libres.'],
  },
  {
    family: 'transfer',
    hurts: 'weaker',
    severity: 'low',
    all: [
      ['@s (podrá|puede|podrán) .... (subcontratar|ceder|encargar) ...'],
      ['sin .. (consentimiento|autorización|acuerdo|permiso)|libremente'],
    ],
    examples: ['La empresa podrá subcontratar los trabajos sin el consentimiento del cliente.'],
    counterExamples: ['La empresa podrá ceder el contrato con consentimiento del cliente.'],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@s (puede|podrá|podrán) .. (sustituir|cambiar|reemplazar) .... (otr*|categoría|inferior|similar)'],
      ['sin .. (rebaja|reducción|descuento|acuerdo|compensación|indemnización)'],
    ],
    examples: ['El arrendador podrá sustituir el coche por otro sin rebaja del precio.'],
    counterExamples: ['El arrendador sustituye el coche averiado.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        '(entrega*|entregará|guarda*|guardará|retiene|retendrá|custodia*) .... (pasaporte|documento de identidad|dni|nie)|(pasaporte|documento de identidad) .... (poder|quedará|guardado|retenido)',
      ],
    ],
    unless: ['copia|fotocopia'],
    examples: ['La trabajadora entrega el pasaporte a la empresa.'],
    counterExamples: ['La trabajadora entrega las llaves.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        'sin (retribución|remuneración|compensación|pago|sueldo) (adicional|extra|alguna)?|sin cobrar (nada)?',
      ],
      ['@w*|@s*|noche*|hora*|guardia*'],
    ],
    examples: ['La trabajadora pernoctará tres noches sin retribución adicional.'],
    counterExamples: ['La trabajadora cobra las noches aparte.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(vas|se va|se marcha|marchas|dejas|deja el|abandonas) .... (penaliza*|mensualidad*|cuotas|pagas|paga|pagará)',
      ],
      ['antes|penaliza*|fin'],
    ],
    examples: ['Si te vas antes de que acabe el curso, pagas una penalización.'],
    counterExamples: ['Si te vas, avisa.'],
  },
];
