import type { PackBurden } from '../pack.ts';

/** Charges, costs, pay, liability. */
export const MONEY: readonly PackBurden[] = [
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'retras*|impag*|demora*|mora|moratori*|devuelto*|devolución de .. recibo*|falta de pago|no pagad*|requerimiento',
      ],
      ['#money|#percent|recargo|interés|intereses|penaliza*|gastos'],
      ['{pays}|@w*|devengar*|recargo|por cada|diari*'],
    ],
    unless: [
      '@s .. (retras*|pagará|abonará)|interés legal .. dinero|retraso @so|retraso en la (entrega|obra|devolución)',
    ],
    examples: ['Cada recibo devuelto llevará un recargo de 30 euros.'],
    counterExamples: ['La renta se paga el día 5.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['penaliza*|cláusula penal|multa|sanción|pena convencional|(#money) por (día|cada)'],
      ['@w*|{pays}'],
    ],
    unless: ['@s* .... (penaliza*|multa|pagará|abonará)|sin penaliza*|ninguna penaliza*'],
    graver: ['por cada|cada día|{endless}'],
    examples: ['El trabajador pagará una penalización de 3.000 euros.'],
    counterExamples: ['El cliente puede irse sin penalización.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'medium',
    all: [
      ['penaliza*|cláusula penal|multa|sanción|pena convencional|(#money) por (día|cada)'],
      ['@s ...|@s'],
    ],
    unless: ['@w* .... (penaliza*|multa|pagará|abonará)|sin penaliza*|ninguna penaliza*'],
    graver: ['por cada|cada día|{endless}'],
    examples: [],
    counterExamples: ['El cliente puede irse sin penalización.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(pérdida|extravío|incumplimiento|infracción|exceso|inasistencia|no devolver|no devolución|rotura|olvido|cada (día|falta|vez|hora|retraso|incumplimiento|infracción|ausencia)|ocupación indebida|dejar)',
      ],
      ['#money|#percent|doble|duplo|triple'],
      ['@w .. (pagará|abonará|paga|deberá|satisfará)|se (cobrará*|cargará*|descontará*)|{pays}|recargo'],
    ],
    unless: ['@s .... (pagará|abonará|devolverá)|renta (es|será)|precio (es|será)|mensual*'],
    examples: ['La pérdida de la tarjeta se cobrará a 20 euros.'],
    counterExamples: ['El precio será de 20 euros.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'low',
    all: [
      [
        '(renta|precio|cuota) .... (se reducirá|reducida|se descontará|rebaja*|se minorará)|@s .... (abonará|pagará|descontará|indemnizará) .... (por cada|diari*|penaliza*)',
      ],
      ['#money|#percent'],
    ],
    examples: ['La renta se reducirá en 60 euros hasta que acaben las obras.'],
    counterExamples: ['La renta será de 700 euros.'],
  },
  {
    family: 'broad-indemnity',
    hurts: 'x',
    severity: 'high',
    all: [
      [
        '@x* .... (mantendrá*|indemnizará*|eximirá*|exonerará*|libera*|liberará|dejará|exime|exonera|defenderá|mantener|indemnizar)',
      ],
      [
        'indemne*|de (toda|cualquier) (reclamación|responsabilidad|acción)|frente a (cualquier|toda)|reclamacion* de tercer*|terceros|cualquier (daño|pérdida|coste|reclamación)',
      ],
    ],
    unless: ['@y .. (mantendrá|indemnizará|responderá)|fallecimiento'],
    examples: ['El usuario mantendrá indemne a la empresa frente a cualquier reclamación de terceros.'],
    counterExamples: ['El usuario elegirá una contraseña.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'x',
    severity: 'medium',
    all: [
      ['@x* .... (responder*|responde|responsable*|asumir*|asume|soporta*|correrá)'],
      [
        'de (todos|cualquier|cualesquiera|todo|cuantos) .. (daño*|desperfecto*|pérdida*|perjuicio*|deterioro*)|(aun|aunque) .... culpa|sin culpa|incluso .... (fuerza mayor|fortuito|terceros)|fuerza mayor|caso fortuito|con independencia|ilimitad*|sin límite*|todos los daños|haya o no',
      ],
    ],
    unless: ['@y .... (responder*|responsable*)|no .. responsab*'],
    graver: ['sin culpa|(aun|aunque) no|fuerza mayor|caso fortuito|ilimitad*|con independencia'],
    examples: ['El arrendatario responderá de todos los daños, incluso por caso fortuito.'],
    counterExamples: ['El arrendador es responsable de la caldera.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s* .... (no (será*|se hace*|se hará*|responde*|responderá*|garantiza*|asume*|asumirá*|tendrá|es|somos|seremos|garantizamos)|declina|queda exent*|queda exoner*|excluye|exime) .... (responsab*|daño*|pérdida*|robo*|garantía*|indemniza*|obligación|disponib*|resultado*|de (los|las|la|su))|responsabilidad .... (limita*|máxim*|excluid*|no (excederá|superará)|se limita)|exent* de .. responsabilidad|exonera* .. @so|no (será*|somos|es) responsable*|sin garantía*|tal (y)? como está|en el estado en que se encuentra|por su cuenta y riesgo|cuerpo cierto|renunciando .. saneamiento|no .. derecho a indemniza*|sin derecho a (indemniza*|reclam*|compens*)|ninguna responsabilidad',
      ],
    ],
    unless: ['@w .. no (será|responde|responderá|es) ...|responsabilidad @wo|desgaste|uso ordinario'],
    graver: ['en ningún caso|incluso|cualquier|(aun|aunque)|negligencia|culpa|toda responsabilidad'],
    examples: [
      'El gimnasio no se hace responsable de los robos.',
      'La responsabilidad de la empresa se limita a 100 euros.',
    ],
    counterExamples: ['El arrendatario no responderá del desgaste.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'solidari*|mancomun*|(aval*|fiador*|fianza personal|garante*) .... (personal*|solidari*|responde*|obliga*|renuncia*)|beneficio* de (excusión|división|orden)|responder* .... (actos|daños|causados) .... (por|de) .. (familiares|visitas|personas|ocupantes|terceros|empleados|acompañantes|hijos|invitados)|por quienes|personas que .. conviv*|responde* .. de sus (invitados|familiares|visitas)',
      ],
      ['@w*|aval*|fiador*|solidari*|respond*|garante*'],
    ],
    unless: ['@s* .. (responde|responderá) ...|mancomunadamente y sin solidaridad'],
    graver: ['renuncia*|ilimitad*|sin límite|indefinid*|prórrogas'],
    examples: [
      'Los arrendatarios responden solidariamente.',
      'El fiador garantiza de forma personal y renuncia al beneficio de excusión.',
    ],
    counterExamples: ['Cada uno paga su parte.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(a cargo|por cuenta|a costa|cuenta exclusiva|de cuenta) .. @wo|@w* .... (pagar*|abonar*|asum*|soport*|correr*|satisf*|reembols*|se hará cargo|sufrag*|costear*|contratar*|a su (costa|cargo)|repar*)|repercut* .. @wo|por (su|tu) cuenta',
      ],
      [
        '(todos|todas|cualquier|cuantos|la totalidad de) .. (los|las)? .. (gastos|reparaciones|tributos|impuestos|costes|tasas|obras|averías)|gastos de (comunidad|gestión|formaliz*|reclamación|cobro|abogado|administración|devolución|envío|desplazamiento|notaría|limpieza|inmobiliaria)|ibi|reparaciones|impuesto*|tributo*|seguro*|abogado*|procurador*|costas|honorarios|mantenimiento|sustitución|electrodomésticos|caldera|averías|conservación|pintura|pintar|obras|tasas|estructur*|derrama*',
      ],
    ],
    unless: [
      '@s .. (pagará|asumirá|asume|correrá|paga|abonará) ...|a cargo @so|por cuenta @so|pequeñas reparaciones|desgaste por el uso ordinario|sin coste',
    ],
    graver: ['tod*|cualquier|{endless}|estructur*|necesari*'],
    examples: [
      'Todas las reparaciones serán a cargo del arrendatario.',
      'Los gastos de abogado serán por cuenta del cliente.',
    ],
    counterExamples: ['Las reparaciones serán a cargo del arrendador.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work', 'freelance', 'franchise'],
    all: [
      [
        'horas (extra*|extraordinarias) .... (incluid*|compensad*|no .. (retribu*|abon*|pag*)|sin)|(incluye*|incluid*|comprende) .... (horas (extra*|extraordinarias)|disponibilidad)|(bonus|incentivo*|comisi*|gratificación|prima) .... (discrecional*|no consolid*|potestad|perder*|no .. derecho)|(descontar*|retener*|compensar*|deducir*) .... (salario|nómina|honorarios|retribución|comisi*|finiquito|factura)|(pago|abono|honorarios|facturas|comisi*) .... (cuando|una vez|tras|condicionad*) .... (cobr*|pag*|cliente)|(60|90|120|sesenta|noventa) días',
      ],
    ],
    unless: ['se abonarán con'],
    graver: ['todas|cualquier|discrecional'],
    examples: ['El salario incluye las horas extraordinarias.'],
    counterExamples: ['Las horas extra se abonarán con un recargo.'],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(tarifa*|precio*|importe*|coste*|gastos) .... (vigente*|en vigor|orientativ*|estimad*|aproximad*|sujet*|adicional*|reales)|según (tarifa|presupuesto|tarifas)|no incluye*|presupuesto orientativo|gastos adicionales|(nuevos|otros|demás) (impuestos|tributos|gastos|costes)|a determinar|se repercutirá*',
      ],
    ],
    unless: ['máximo|iva (no)? incluido|impuestos incluidos'],
    examples: ['Las intervenciones se cobrarán según la tarifa vigente.'],
    counterExamples: ['El precio será de 200 euros.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(compra|consumo|pedido|facturación|volumen|cantidad) mínim*|mínimo de (compra*|pedidos|ventas|clases|horas)|objetivo* .. mínim*|(aunque|incluso si|aun cuando) .... no (utilic*|asist*|use*|us*|consum*|acud*)|(no (asistencia|utilización|uso)|inasistencia|falta de asistencia|ausencia) .... (no (exime|da|dará|supone|libera|reduce)|obligación de pago)|con independencia (del uso|de la asistencia|de que)',
      ],
    ],
    examples: ['La cuota se paga aunque el socio no utilice las instalaciones.'],
    counterExamples: ['Solo paga lo que usa.'],
  },
  {
    family: 'security',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'hipoteca*|en prenda|prenda sobre|derecho de prenda|reserva de dominio|derecho de retención|pagaré* en blanco|embarg*|cesión de (nómina|salario|créditos)|ejecut* .. garantía|compensar .... (saldo|cuentas)|garantía real',
      ],
    ],
    unless: ['@s .... (constituye|hipoteca)|libre de .. (cargas|hipoteca*)|inembargable'],
    graver: ['en blanco|todos|salario|nómina'],
    examples: ['El prestatario firma un pagaré en blanco.'],
    counterExamples: ['El precio se paga al contado.'],
  },
];
