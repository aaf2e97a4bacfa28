import type { PackBurden } from '../pack.ts';

/** What weighs most in everyday papers: being bound, paying for nothing, paying on, losing things. */
export const GRAVE: readonly PackBurden[] = [
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'high',
    all: [['(@b|@w) .... renunci* .... (resolver|desistir|rescindir|terminar|desistimiento|resolución)']],
    examples: ['Las partes renuncian a desistir del contrato durante tres años.'],
    counterExamples: ['El arrendador renuncia a resolver el contrato durante tres años.'],
  },
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(baja|terminar|rescindir|desistir|resolver|cancelar|marcharse) .... (solo|sólo|únicamente) .... (a final|al final|en junio|en julio|el 31|el 30|fin de)',
        '(solo|sólo|únicamente) .... (podrá|puede*) .... (baja|terminar|rescindir|cancelar) .... (final|junio|julio|diciembre|31|30)',
      ],
    ],
    unless: ['@s .... (podrá|puede)'],
    examples: ['La familia puede darse de baja solo al final del curso.'],
    counterExamples: ['El centro puede terminar solo al final del curso.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(cuotas|mensualidades|rentas|plazos) (pendientes|restantes|que (resten|falten)) .... (exigible*|pagar*|abonar*|deberá*|vencid*|deb*)',
        '(abonar*|pagar*) .... (cuotas|mensualidades|rentas|plazos) .. (pendientes|restantes|que (resten|falten))',
      ],
    ],
    unless: ['devuelv*'],
    examples: ['Si causa baja antes, los plazos pendientes del terminal se harán exigibles de una sola vez.'],
    counterExamples: ['Las cuotas pendientes se devuelven.'],
  },
  {
    family: 'cost-shifting',
    variant: 'pays-anyway',
    hurts: 'weaker',
    severity: 'high',
    notIn: ['work'],
    all: [
      [
        '(también|incluso|aunque|aun) (durante|en|por|si) .... (vacaciones|enfermedad|cierre|ausencia*|hospital*) .... (pag*|abon*|cobr*)',
        '(pag*|abon*|cobr*) .... (también|incluso|aunque|aun) (durante|en|por|si) .... (vacaciones|enfermedad|cierre|ausencia*|hospital*)',
        '(ausencia*|vacaciones|cierre|enfermedad|hospital*) .... no .... (descuento|deducción|devolución|reembolso|reduc*)',
        'ese mes .. pagas igual|(paga*|cobr*) igual',
      ],
    ],
    unless: ['salario|retribución'],
    examples: ['La cuota se paga también durante las vacaciones y el cierre del centro.'],
    counterExamples: ['El salario se paga también durante la enfermedad.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [['@w .... (pintar*|pintada|pintado) .... (final|salida|devolver|entregar|marcharse|término)']],
    unless: ['@s .. pintar*'],
    examples: ['El inquilino pintará la vivienda a su salida.'],
    counterExamples: ['El arrendador pintará la vivienda antes de la entrega.'],
  },
  {
    family: 'unilateral-change',
    variant: 'rises',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(pasa|pasará|sube|subirá) a #money|a partir del .. mes (pasa|será|sube) .... #money']],
    examples: ['La cuota es de 24,95 € durante seis meses; a partir del séptimo mes pasa a 34,95 €.'],
    counterExamples: ['La cuota es de 34,95 €.'],
  },
  {
    family: 'entry-or-seizure',
    variant: 'taken-and-sold',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@s .. (podrá|puede|podremos|podemos) .... (vender|destruir|quedarse con|dar en adopción|darlo|subastar|disponer)',
        '(no (pagas|paga)|impago) .... @s .. (podrá|puede|puedo) .... (vender|quedar*|retener)',
      ],
    ],
    unless: ['servicio|datos|contrato'],
    examples: ['Si no lo recoge en cinco días, el centro podrá darlo en adopción.'],
    counterExamples: ['El dueño puede vender sus cosas.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [['(descuadre*|faltas|diferencias|faltantes) (de caja|@so)']],
    unless: ['@s .. (asume|asumirá|responde)'],
    examples: ['El trabajador responderá de los descuadres de caja que se produzcan en su turno.'],
    counterExamples: ['La empresa revisa la caja cada día.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .. (responde*|responderá*|asume*) .... (daños|perjuicios|multas) .... (aunque|aun cuando|incluso si) .... (cuidado|culpa|cargo) .. (@so)?',
      ],
    ],
    examples: [
      'El cliente responde de los daños que cause el perro, aunque estuviera al cuidado del centro.',
    ],
    counterExamples: ['El centro responde de los daños, aunque no haya culpa.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(ficheros|registros) de (solvencia|morosos|morosidad)|comunic* .... morosos']],
    examples: ['Los impagos superiores a 50 € podrán comunicarse a ficheros de solvencia.'],
    counterExamples: ['La empresa comunica el pago al cliente.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(yo|nosotros)? no me hago cargo|no nos hacemos cargo|no me hago responsable']],
    examples: ['Si te roban algo del coche, yo no me hago cargo.'],
    counterExamples: ['Me hago cargo de los daños.'],
  },
  {
    family: 'withheld-pay',
    variant: 'unpaid-hours',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work'],
    all: [['horas .... (comprendid*|incluid*) .. en (el|la) (salario|sueldo|retribución)']],
    examples: ['Las horas extraordinarias están incluidas en el salario.'],
    counterExamples: ['Las horas extraordinarias se pagan aparte.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(hijo|hija|padre|madre|familiar*|avalista) .... (responde*|responderá*) .... (solidari*|todas las cantidades)',
      ],
    ],
    examples: ['La hija responde solidariamente de todas las cantidades debidas.'],
    counterExamples: ['La hija recibe las facturas.'],
  },
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'weaker',
    severity: 'medium',
    all: [['recibo devuelto .... (gasto*|#money)|reconexión cuesta|(te cobro|cobro) #money más']],
    examples: ['Cada recibo devuelto genera un gasto de gestión de 9 €.'],
    counterExamples: ['El recibo se envía por correo.'],
  },
];
