import type { PackBurden } from '../pack.ts';

/** How the deal may change, how it ends, what leaving costs. */
export const DEAL: readonly PackBurden[] = [
  {
    family: 'unilateral-change',
    variant: 'price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '{mayS}|{price} .... (podrá*|puede*) ...|(renta|cuota|precio*|tarifa*) .... (se incrementar*|se actualizar*|aumentará*|subirá*) .... (mínimo|siempre|#percent|al menos)',
      ],
      ['modific*|cambi*|revis*|actualiz*|increment*|aument*|subir*|variar|elev*|ajust*|repercutir'],
      ['{price}|interés|intereses'],
    ],
    unless: [
      'ipc|índice de (precios|referencia|garantía)|(de mutuo|por|de|mediante) acuerdo|acuerdo de las partes|{endWord}',
    ],
    graver: ['{anytime}|{endless}|en ningún caso .. (bajar|disminuir)'],
    examples: ['La empresa podrá modificar las tarifas en cualquier momento.'],
    counterExamples: ['La renta se actualizará cada año conforme al índice de referencia.'],
  },
  {
    family: 'unilateral-change',
    variant: 'terms',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '{mayS}|(condiciones|normas|reglamento) .... (podrá*|puede*) ...|vigente* en cada momento|que se apruebe*',
      ],
      ['{changeWord}|vigente* en cada momento|que se apruebe*'],
      ['{terms}'],
    ],
    unless: ['de mutuo acuerdo|por escrito .. @b|@w .. (podrá|puede) modificar|{price} ...'],
    graver: ['{anytime}'],
    examples: ['El proveedor se reserva el derecho a modificar estas condiciones en cualquier momento.'],
    counterExamples: ['Toda modificación se hará de mutuo acuerdo.'],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [['{mayS}'], ['{changeWord}|cerrar|agrupar|limitar|trasladar|retrasar|aplazar'], ['{service}']],
    unless: ['{terms} ...|{price} ...|@w .. (podrá|puede) ...|con acuerdo|cuenta @wo|acceso @wo'],
    graver: ['{anytime}'],
    examples: ['La academia podrá cambiar los horarios y los profesores sin previo aviso.'],
    counterExamples: ['El alumno podrá cambiar de grupo y horario.'],
  },
  {
    family: 'unilateral-change',
    variant: 'content-removal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['{mayS}'],
      ['contenido*|comentario*|publicaci*|material*'],
      ['elimin*|retir*|borr*|bloque*|rechaz*|suprim*'],
    ],
    unless: ['@w (podrá|puede|puedes) ...|curso'],
    graver: ['{anytime}'],
    examples: ['Podemos eliminar contenidos de los usuarios a nuestra discreción.'],
    counterExamples: ['Usted puede eliminar sus contenidos.'],
  },
  {
    family: 'sole-discretion',
    variant: 'alone',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(a|según) (juicio|criterio|discreción|elección|voluntad) (exclusiv*|únic*|libre)? .. @so|a (su|nuestro|nuestra) (solo|sola|exclusivo|exclusiva|entero|entera|libre|propio|propia|único|única)? (criterio|discreción|juicio|voluntad|entera satisfacción)|@s* .... (decidirá*|determinará*|valorará*|apreciará*|estimará*|fijará*|considere*|estime*|juzgue) .... (unilateral*|libre*|exclusiv*|discrecional*|necesari*|oportun*|convenient*|insuficiente*|sin ulterior)|discrecional*|(valorad*|estimad*|fijad*|determinad*|calculad*) (unilateralmente|libremente)? por @so|que @s (estime|considere|juzgue)|si @s (considera|estima)',
      ],
    ],
    unless: ['criterio @wo|perit*|de mutuo'],
    graver: ['sin (recurso|motivo|ulterior|justific*)|exclusiv*|inapelable'],
    examples: ['Los daños serán valorados por el arrendador a su exclusivo criterio.'],
    counterExamples: ['El arrendatario decide el color.'],
  },
  {
    family: 'unequal-exit',
    variant: 'only-they',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@s .... (podrá*|puede*|reserva*)|podremos'],
      ['{endWord}'],
      ['preaviso|antelación|en cualquier momento|sin (causa|motivo|indemniz*|necesidad)'],
    ],
    unless: ['@b|cualquiera|@w .... {endWord}|incumpl*|impago|falta de pago|grave*'],
    examples: ['El proveedor podrá rescindir el contrato con un preaviso de quince días.'],
    counterExamples: [
      'El cliente podrá cancelar en cualquier momento.',
      'Cualquiera de las partes podrá resolver el contrato con un preaviso de un mes.',
    ],
  },
  {
    family: 'unequal-exit',
    variant: 'longer-notice',
    hurts: 'weaker',
    severity: 'medium',
    all: [['@w* .... #time .... @s* .... #time|@s* .... #time .... @w* .... #time'], ['preaviso|antelación']],
    unless: ['ley 29|lau'],
    examples: ['El cliente avisará con tres meses de antelación y la empresa con quince días de antelación.'],
    counterExamples: ['El preaviso será de un mes.'],
  },
  {
    family: 'no-exit',
    variant: 'cannot-leave',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w* .... (no (podrá|podrán|puede) .... {endWord}|renuncia .... (desist*|{endWord}))|(permanencia|obligado cumplimiento|plazo obligatorio) .... #time|no .. (cabe|admit*|cab*) .. ({endWord}|devolución)|(no (podrá|se podrá|será posible)) .... {endWord} .... (antes|hasta|durante)|(duración|plazo) .... (irrevocable|forzos*|obligatori*)|(24|36|48|60|veinticuatro|treinta y seis|dos años de permanencia) (meses)? .. permanencia|permanencia (mínima)? .. (dieciocho|24|36|veinticuatro|dos|tres)|no podrá desist*',
      ],
    ],
    unless: ['@s .... no (podrá|puede) .... {endWord}|sin permanencia|sin compromiso'],
    graver: [
      '{endless}|(dos|tres|cuatro|cinco|2|3|4|5) años|(24|36|48|60|veinticuatro|treinta y seis) meses|por ninguna causa',
    ],
    examples: [
      'El abonado no podrá darse de baja antes de doce meses.',
      'El cliente asume un compromiso de permanencia de 24 meses.',
    ],
    counterExamples: ['El arrendador no podrá resolver el contrato antes del plazo.'],
  },
  {
    family: 'auto-renewal',
    variant: 'renews',
    hurts: 'weaker',
    severity: 'medium',
    notIn: ['letting'],
    all: [
      [
        '(se (prorrog*|renov*)|prorrogad*|renovad*|prorrogará*|renovará*|prórroga|renovación) .... (automátic*|tácita*|períodos|periodos|sucesiv*|anual*|salvo|igual*|por (otro|otros|un|el mismo)|si no|a menos)|(automátic*|tácita*) .... (prorrog*|renov*|prórroga)|salvo .... (preaviso|antelación|comuni*) .... (prorrog*|renov*)',
      ],
    ],
    unless: ['no se (prorrog*|renov*)|sin prórroga|obligatoria* para @so|sin renovación'],
    graver: ['(doce|12|24) meses|(un|dos|tres) años?|(dos|tres|60|90|noventa|sesenta) (meses|días)'],
    examples: ['El contrato se renovará automáticamente por períodos de doce meses.'],
    counterExamples: ['El contrato no se renovará automáticamente.'],
  },
  {
    family: 'sudden-end',
    variant: 'at-once',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['{mayS}|(cuenta|acceso|contrato) .... (podrá|puede) ser'],
      [
        '{endWord}|suspend*|expuls*|bloque*|cerrar|elimin* .. cuenta|dar de baja|retirar|desactivar|excluir|desalojar',
      ],
      ['{anytime}|sin (previo aviso|preaviso|indemnización|devolución|reembolso)|al instante'],
    ],
    unless: ['@w .. (podrá|puede|puedes) .... {endWord}|@b|{price} ...|horario*|clases|salas'],
    examples: ['Podremos suspender su cuenta en cualquier momento sin previo aviso.'],
    counterExamples: ['El cliente podrá cancelar en cualquier momento sin justificación.'],
  },
  {
    family: 'sudden-end',
    variant: 'for-breach',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(resolución|resuelto|resolver|rescindir|extinguid*|expuls*|suspend*|baja|desahucio|corte|bloque*|desaloj*) .... (automátic*|de pleno derecho|inmediat*|sin (necesidad|previo|más|requerimiento|devolución))|(automátic*|de pleno derecho|inmediat*) .... (resolución|resuelto|rescindid*|resolver|suspend*|baja|expuls*)|{mayS} .... (suspender|resolver|expulsar|dar de baja|cortar|bloquear)',
      ],
      ['incumpl*|impago|falta de pago|retraso|infracción|cualquier|demora|mal uso|devolución de un recibo'],
    ],
    unless: ['@w .. (podrá|puede) .... {endWord}|@b|cualquiera de las partes'],
    graver: ['un solo|una sola|cualquier incumplimiento|sin requerimiento|un único'],
    examples: ['El impago de una sola mensualidad dará lugar a la resolución automática del contrato.'],
    counterExamples: ['Respondemos de forma inmediata.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '{endWord}|anticipad*|antes (del|de) .. (plazo|vencimiento|término|finaliz*)|abandon*|no (asist*|present*)|marcha',
      ],
      [
        'indemniza*|penaliza*|#percent|#money|restante*|pendiente*|por (cumplir|vencer|transcurrir)|totalidad|íntegr*|mensualidades (que|por)|gastos de (cancelación|baja|gestión)|devolver .. (formación|prima|descuento)|cuotas',
      ],
      ['{pays}|deberá*|exigible*|vencid*'],
    ],
    unless: [
      '@s .... (abonará|pagará|devolverá|indemnizará|reembolsará) .... @wo|sin (penaliza*|coste|gastos|cargo|indemniza*|compensa*)|gratuit*|impago|retraso|@s .. (devolverá|reembolsará)|causa imputable @so',
    ],
    graver: ['totalidad|íntegr*|restante*|(80|90|100) %|(80|90|100) por ciento'],
    examples: [
      'En caso de baja anticipada, el cliente pagará las cuotas pendientes.',
      'Si cancela la reserva, abonará una penalización del 80 % del precio.',
    ],
    counterExamples: ['La baja es gratuita y sin penalización.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'no (reembolsable*|será* devuelt*|se devolver*|se reembolsar*|será* reembolsad*|se reintegr*|da* derecho a (devolución|reembolso)|recuperable*|es reembolsable)|(perder*|perderá*|pierde*) .... (fianza|señal|cantidad*|derecho*|matrícula|anticipo|depósito|saldo|clases|puntos|importe)|(fianza|señal|cantidades|anticipo|depósito|saldo|clases|puntos|sesiones|matrícula|importe*) .... (perder*|no se|no será*|caduc*|quedará* en (poder|beneficio)|se pierde*)|caduc*|sin (derecho a)? (devolución|reembolso)|(hará|harán) suy*|quedará* en (poder|beneficio|favor) .. @so|ni .. (devolución|reembolso)|no .. recupera*',
      ],
    ],
    unless: ['@s .. perder*|no (perderá|caduca*)|se devolverá* íntegr*'],
    graver: ['totalidad|íntegr*|todas|todos|cualquier causa|en ningún caso|{endless}'],
    examples: ['La matrícula no será devuelta en ningún caso.', 'Las clases no utilizadas caducan.'],
    counterExamples: ['La fianza se devolverá íntegramente.'],
  },
];
