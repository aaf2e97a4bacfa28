import type { PackBurden } from '../pack.ts';

/** Burdens as neighbors, friends and small firms write them: without the words of the law. */
export const EVERYDAY: readonly PackBurden[] = [
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(pierde|perderá|pierden|pierdes) .. (seña|señal|anticipo|adelanto|reserva|fianza|pagado|lo)|(matrícula|inscripción|seña|señal|anticipo|reserva) .... no (vuelve|se devuelve|se reintegra|se regresa|tiene devolución)',
      ],
    ],
    unless: ['@s .. (pierde|devuelve)'],
    examples: ['Si el comprador se arrepiente, pierde la señal.'],
    counterExamples: ['La fianza se devuelve en un mes.'],
  },
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'cada (día|semana|hora|minuto*) de (atraso|retraso|demora|mora) .... (cuesta|paga|suma|cobr*) .... #money',
      ],
    ],
    unless: ['(@s|ella|él) .... (descuenta|paga)|(ella|él) descuenta|le cuesta'],
    examples: ['Cada día de retraso cuesta 10 euros.'],
    counterExamples: ['El retraso de un día no cuesta nada.'],
  },
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'stronger',
    severity: 'medium',
    all: [
      [
        'cada (día|semana) de (atraso|retraso|demora) .... @s .... (descuenta|paga|abona) .... #money|cada (día|semana) de (atraso|retraso|demora) le cuesta #money',
      ],
    ],
    examples: ['Por cada día de demora, el vendedor descuenta 20 euros.'],
    counterExamples: ['El vendedor entrega en dos días.'],
  },
  {
    family: 'cost-shifting',
    variant: 'wages',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'se (le|les)? (descuent*|descontar*|rest*) .... (sueldo|nómina|salario|a quien|propina*)|(sueldo|nómina|salario) .... se (le|les)? (descuent*|rest*)',
      ],
    ],
    unless: ['impuesto*|cotizaci*|seguridad social|no se'],
    examples: ['Los platos rotos se le descuentan al camarero de la nómina.'],
    counterExamples: ['No se descuenta nada del sueldo.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(corre|corren) (de|por) cuenta (@wo|de quien)|(corre|corren) a cargo de quien']],
    unless: ['consumo*|@so'],
    examples: ['El ascensor corre de cuenta de quien vive en la casa.'],
    counterExamples: ['Los consumos corren de cuenta del inquilino.'],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['si (sube|suben|aumenta*) .... (sube|aumenta|cambia*|ajusta*) .. (presupuesto|precio|total|valor)'],
    ],
    unless: ['acuerdo|escrito|antes'],
    examples: ['Si suben los materiales, sube el precio.'],
    counterExamples: ['El precio no sube.'],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(podemos|podremos|puede*|podrá*) .... (recortar*|reducir*|acortar*|quitar*|mover*)']],
    unless: ['@w .. puede*|acuerdo|consentimiento|quitarte|rescindir'],
    examples: ['El centro puede reducir el horario.'],
    counterExamples: ['El centro puede reducir el horario de acuerdo con las familias.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(cuando|como|si) (@so|nos|le|les) (parezca|plazca|convenga|apetezca)|el tiempo que (estimemos|estime|consideremos|considere) (oportuno|conveniente|necesario)',
      ],
    ],
    unless: ['@wo .. (parezca|convenga)'],
    examples: ['Cerramos la cuenta cuando nos parezca.'],
    counterExamples: ['Avísanos cuando te convenga.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(retenemos|retener|retiene) .. (saldo|dinero|pago*|fianza)']],
    unless: ['no'],
    examples: ['Ante una queja retenemos el saldo.'],
    counterExamples: ['No retenemos el saldo.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'no (hay|habrá|cabe|se admite) (reclamo|reclamación|queja) .... |no (hay|habrá|cabe) (reclamo|reclamación)|(no|sin) (respondemos|responde) .... (lesion*|daño*|robo*|pérdida*)|de las lesiones .... no respond*',
      ],
    ],
    unless: ['salvo culpa'],
    examples: ['Después de la entrega no cabe reclamación.'],
    counterExamples: ['La reclamación se responde en diez días.'],
  },
  {
    family: 'sudden-end',
    variant: 'acceleration',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(debe|debes|deberá|exigir|pedir|reclamar|exige) .... (todo junto|todo lo que (falte|queda|falta)|el total|toda la deuda|el resto) .... (de una vez|de golpe|al otro día|enseguida|de inmediato)?|(se debe|vence) todo',
      ],
    ],
    unless: ['tercer|puede pagar'],
    examples: ['Con dos cuotas sin pagar, el prestamista puede exigir el total de inmediato.'],
    counterExamples: ['El deudor paga una cuota al mes.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(se va|se marcha|deja|abandona|se da de baja) .. antes .... (liquida|paga|abona|debe) .... (meses|cuotas|#money|resto)',
      ],
    ],
    unless: ['no paga|sin coste'],
    examples: ['Si el socio se va antes de mayo, paga los meses que queden.'],
    counterExamples: ['Si se va antes, no paga nada.'],
  },
  {
    family: 'work-demands',
    variant: 'overtime',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(lo que|todo lo que|hasta que) haga falta|(horas|noches) .... (va*|está*) inclu* .. sueldo|inclu* en el sueldo',
      ],
    ],
    unless: ['voluntari*'],
    examples: ['En verano el trabajador se queda hasta que haga falta.'],
    counterExamples: ['Las horas extra se pagan.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(pasar|ir|entrar) .... (llevarme|llevarse|llevarnos|quedarme)|(enseñar|enseñará|mostrar|mostrará) .... (piso|vivienda|casa|habitación) .... (esté o no|cualquier|sin aviso)',
      ],
    ],
    unless: ['acuerdo|cita previa|avisando'],
    examples: ['El arrendador mostrará la vivienda cualquier día.'],
    counterExamples: ['El arrendador mostrará la vivienda avisando dos días antes.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'low',
    all: [['(foto*|imagen|imágenes|vídeo*) .... (redes|publicidad|web|catálogo)']],
    unless: ['no |permiso|consentimiento|autoriza*'],
    examples: ['Las fotos de la socia pueden salir en la web.'],
    counterExamples: ['No publicamos fotos en la web.'],
  },
  {
    family: 'deemed-consent',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'si (en|pasad*|dentro de)? #time .... no (dice|dices|contesta|responde|reclama) .... (bueno|buena|acepta*|conforme)|no dice nada .... (bueno|buena|acepta*|conforme)',
      ],
    ],
    examples: ['Si en dos días no contesta, damos el trabajo por bueno.'],
    counterExamples: ['Contestamos en dos días.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'stronger',
    severity: 'medium',
    all: [
      [
        '(lo|la|los) (paga|abona|repone) (entero|entera|todo|íntegro) @s|@s .... (paga|abona) (entero|todo|íntegro)',
      ],
    ],
    examples: ['Lo que se pierda lo paga entero el proveedor.'],
    counterExamples: ['El proveedor paga la mitad.'],
  },
  {
    family: 'benefit-lost',
    hurts: 'weaker',
    severity: 'low',
    all: [['(impago|atraso|retraso) .... (pierde|pasa a .. lista|queda* sin|sin plaza|sin acceso)']],
    examples: ['Con un impago, el alumno pierde la plaza.'],
    counterExamples: ['Con un impago avisamos por correo.'],
  },
];
