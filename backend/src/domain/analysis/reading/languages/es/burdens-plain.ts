import type { PackBurden } from '../pack.ts';

/** Burdens in the words of people who are no lawyers. */
export const PLAIN: readonly PackBurden[] = [
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(al|a) (criterio|juicio|discreción|arbitrio) (exclusivo|único|entero|libre|solo)? @so|@s .. (decidirá|decide|valorará) (libremente|en exclusiva|por sí sol*)',
      ],
    ],
    unless: ['criterio @wo'],
    graver: ['exclusivo|inapelable'],
    examples: ['La aceptación del trabajo queda al criterio exclusivo de la empresa.'],
    counterExamples: ['El color queda al criterio del inquilino.'],
  },
  {
    family: 'auto-renewal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(se (renueva|renovará|prorroga|prorrogará)|renovación|prórroga) .... (automátic*|tácit*|salvo que|si no|a menos que)|salvo (que|aviso|preaviso) .... se (renueva|renovará|prorrogará)',
      ],
    ],
    unless: ['no se (renueva|renovará|prorroga|prorrogará)|ley 29|lau'],
    graver: ['(12|24|doce) meses|un año'],
    examples: [
      'El contrato se renueva automáticamente por otros 12 meses salvo que nos avises con 30 días de antelación.',
    ],
    counterExamples: ['El contrato no se renovará salvo acuerdo.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (march*|deja*|dimit*|dimisión|baja voluntaria|cesa*|abandon*) .... (devolverá|devolver|reintegrará|reintegrar|reembolsará|pagará|abonará) .... (coste|curso|formación|prima|bono|ayuda)',
      ],
    ],
    unless: ['@s .. (devolverá|pagará)'],
    graver: ['totalidad|íntegr*'],
    examples: ['El trabajador que se marche antes de dos años devolverá el coste del curso.'],
    counterExamples: ['Si el trabajador se marcha, la empresa pagará el coste del viaje.'],
  },
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(devuelve*|devuelto|impag*|falta de pago|retras*) .... (pagarás|pagará|abonarás|abonará|cobraremos|se cobrará*|se cargará*) .... (#money|#percent)|(devuelve*|devuelto|impag*|retras*) .... #money de gastos',
      ],
    ],
    unless: ['@so|interés legal|@s .. (pagará|devolverá|abonará)'],
    examples: ['Si el recibo queda devuelto, pagarás 12 € de gastos.'],
    counterExamples: ['Te devolveremos la fianza en 15 días.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(responde*|responderá*|pagará*|será responsable) .... (todos los|todas las|cualquier|cualesquiera) .... (daño*|pérdida*|desperfecto*|avería*) .... (aunque|aun cuando|sin culpa|haya o no|incluso|independientemente)',
      ],
    ],
    unless: ['@s .. (responde|responderá)'],
    examples: ['El inquilino responde de todos los daños del vehículo, aunque no haya tenido culpa.'],
    counterExamples: ['El inquilino responde de los daños que cause por su culpa.'],
  },
  {
    family: 'gag',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(hablar mal|criticar|desacreditar|opiniones negativas|comentarios negativos|reseñas negativas|publicar (críticas|opiniones))',
      ],
      ['no (@w)? (podrá*|puede*|deberá*)|prohib*|abstendr*|se compromete a no|obliga* a no'],
    ],
    unless: ['@s no podrá'],
    graver: ['después|indefinid*'],
    examples: ['El empleado no podrá hablar mal de la empresa ni siquiera después de marcharse.'],
    counterExamples: ['El cliente puede publicar opiniones negativas.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(cambiar|cambiará|cambio de) .... (cerradura*|bombín|llave*)|(cortar|cortará|corte) .... (suministro*|luz|agua|gas)|(retirar|vender|quedarse) .... (enseres|pertenencias|muebles|objetos|bienes) .... @w*|(entrar|acceder) .... sin (avisar|aviso|permiso|previo aviso|consentimiento)',
      ],
    ],
    unless: ['judicial*|@w .. (podrá|puede)|urgencia'],
    examples: ['Si no paga, el arrendador podrá cambiar la cerradura.'],
    counterExamples: ['El inquilino podrá cambiar la cerradura.'],
  },
  {
    family: 'short-deadline',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(reclamacion*|quejas?|defectos|daños|vicios|incidencias) .... (deb*|deberá*|tendrá* que|se presentarán|solo se|habrán de) .... (24|48|72|dos|tres|cinco|cuatro|2|3|4|5|siete|7) (horas|días)',
      ],
    ],
    unless: ['@s .... (responderá|contestará|resolverá)'],
    examples: ['Las reclamaciones deben presentarse en 48 horas.'],
    counterExamples: ['La empresa responderá a las reclamaciones en 48 horas.'],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(trabajos|servicios|horas|obras|extras) (adicionales|extra|extras|complementari*|no previst*)? .... (facturará*|cobrará*|pagará*|abonará*) .... (según|tiempo (empleado|invertido)|tarifa vigente|aparte|por horas)',
      ],
    ],
    unless: ['máximo|presupuesto (previo|aceptado)|tope'],
    examples: ['Los trabajos adicionales se facturarán según el tiempo empleado.'],
    counterExamples: ['Los trabajos adicionales requieren presupuesto aceptado.'],
  },
  {
    family: 'thin-remedy',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(solo|sólo|únicamente|exclusivamente) .... (vale|cupón|bono|cambio|crédito|sustitución|reparación|otra fecha)|(vale|bono|crédito) .... en lugar de .... (dinero|devolución|reembolso)',
      ],
    ],
    unless: ['a elección @wo'],
    examples: ['En caso de cancelación del curso solo se ofrecerá un vale.'],
    counterExamples: ['En caso de cancelación se devolverá el dinero.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(comprar*|adquirir*|vender*|encargar*|pedido|consumo|facturar) .... (mínimo de|al menos|no menos de|como mínimo) .... #number|(pedido|consumo|compra|volumen) mínim* .... #number',
      ],
    ],
    unless: ['(mínimo de|al menos|como mínimo) #time'],
    examples: ['El distribuidor comprará un mínimo de 300 unidades al año.'],
    counterExamples: ['El socio avisará con al menos 15 días.'],
  },
  {
    family: 'spoken-promises-lost',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(lo hablado|acuerdo* verbal*|promesa* verbal*|pacto* verbal*|de palabra|manifestaci* verbal*) .... (no (tiene*|tendrá*|vale*|oblig*|vincul*)|sin valor|carece*|ningún valor|nul*)',
      ],
    ],
    examples: ['Lo hablado de palabra no tiene valor.'],
    counterExamples: ['Los acuerdos verbales obligan igual.'],
  },
  {
    family: 'auto-renewal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(se activa*|pasa* a|se convierte*|empieza*|recomienza*|cargamos|cobramos|cobraremos|sigue*) .... (plan|suscripción|anual|año|mensual|otros|otro|renovación|tarjeta|@s)',
      ],
      ['si no (@w)? (cancela*|avisa*|das|da|dices|dice)|salvo que|automátic*'],
    ],
    unless: ['no se (renueva|activará)'],
    graver: ['anual|año|(12|24|doce) meses'],
    examples: ['Si no cancelas antes, se activa el plan de pago y cobramos el año en tu tarjeta.'],
    counterExamples: ['Si no cancelas, la prueba termina sin más.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        'no (@s)? (nos)? (respondemos|responsabilizamos|hacemos responsables|hacemos cargo|garantizamos|asumimos)|@s .. no (se hace|se hará|asume|responde) .... (responsab*|cargo|daños|pérdidas|robos|lesiones)|responsabilidad .... (se limita*|limitada|no (superará|excederá|podrá exceder))',
      ],
    ],
    unless: ['@w .. no (responde|se hace)|responsabilidad @wo'],
    graver: ['sea cual sea|en ningún caso|incluso|aunque'],
    examples: [
      'No respondemos de la calidad de las clases.',
      'Nuestra responsabilidad se limita al importe de un mes.',
    ],
    counterExamples: ['El socio no responde del desgaste.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(pagarás|pagará|abonarás|abonará|deberás|deberá|cobraremos|cargaremos) .... #money .... (por cada|por día|cada vez|por (incumplimiento|infracción))',
      ],
    ],
    unless: ['@s .... (pagará|abonará) .... @wo|@so .... pagará|cuota|al mes|mensual*'],
    examples: ['Si lo haces, nos pagarás MXN 5,000 por cada clase.'],
    counterExamples: ['Pagarás 40 € al mes.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(honorarios|comisión|gastos) .... (agencia|@so|inmobiliaria|gestoría|intermedia*|notar*|abogad*)|impuesto* sobre|cuotas de comunidad|tributo* .... (finca|inmueble|vivienda)|averías .... (caldera|electrodomésticos)',
      ],
      [
        'por @wo|a cargo @wo|@w .. (pagará|abonará|asume|asumirá)|cuenta @wo|lo serán también|serán también|se considerarán',
      ],
    ],
    unless: ['@s .. (pagará|abonará|asumirá)|cargo @so'],
    graver: ['cualquier|extraordinari*|independencia'],
    examples: ['Los honorarios de la agencia se abonarán por el inquilino.'],
    counterExamples: ['Los honorarios de la agencia los pagará el arrendador.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['fuera @so|(fuera de|al margen de) (la plataforma|la app|la aplicación|@so)'],
      ['no (@w)? (puede*|podrá*|debe*) .... (contratar|contactar|pagar|tratar)|prohib*'],
    ],
    graver: ['meses|años'],
    examples: ['No puedes contratar a un profesor fuera de la plataforma.'],
    counterExamples: ['Las clases se dan fuera de la plataforma.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(indemniza*|pagar*|abonar*|satisfar*) .... (rentas|cuotas|mensualidades|meses) .... (que (resten|falten|queden|restan|faltan)|restantes|pendientes|hasta (esa fecha|completar|el final|el vencimiento))',
      ],
    ],
    unless: ['@s .. indemniza*|un mes de renta por cada año'],
    graver: ['todas|totalidad'],
    examples: ['Si lo hiciera antes, indemnizará con las rentas que falten hasta el final.'],
    counterExamples: ['El inquilino pagará las rentas vencidas.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'medium',
    all: [
      ['retras*|demora|ausencia|avería|interrupción|cancela*|incumpl*'],
      [
        '@s .. (pagará|abonará|devolverá|indemnizará|pagaremos|devolveremos|damos|daremos)|@w .... (recibirá|recibirás|tendrá derecho)|@wo .. (damos|daremos|devolvemos|pagamos)',
      ],
      ['#money|#percent|por cada día|siempre|sea cual sea|doble|grátis|gratis|íntegr*'],
    ],
    unless: ['@w .... (in ritardo|im verzug|en retard)|von @wo'],
    examples: ['Si nos retrasamos, te devolveremos 10 € por cada día.'],
    counterExamples: ['Si hay retraso, te avisaremos.'],
  },
];
