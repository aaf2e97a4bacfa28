import type { PackBurden } from '../pack.ts';

/** Burdens of small trades and clubs: hire, events, animals, agents, care, and what is bought on instalments. */
export const TRADES: readonly PackBurden[] = [
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        '(horas extra|horas extras|horas extraordinarias|tiempo extra) .... (ni se pagan|no (se|serán|son|generan|dan)|(incluidas|comprendidas) en|sin (pago|compensación))',
      ],
    ],
    examples: ['Las horas extras no se pagan ni se compensan.'],
    counterExamples: ['Las horas extras se pagan al mes siguiente.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (no podrá|no puede|se obliga a no|se compromete a no) .... (trabajar|atender|prestar|abrir|ejercer|contratar) .... (durante|por|dentro de) .... #time|(durante|por) .... #time .... (después|posteriores|siguientes) .... @w .... (no podrá|no puede)',
      ],
    ],
    examples: ['La trabajadora no podrá trabajar en otra pastelería durante un año.'],
    counterExamples: ['La trabajadora trabaja en la pastelería durante un año.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(cancelación|cancela|cancelar|anulación|anula|desiste|no se presenta) .... (#percent .... (del|precio|importe|total)|totalidad|precio (completo|íntegro|entero)|(anticipo|señal|apartado|enganche|depósito) .... (se pierde|no se devuelve|queda))',
      ],
    ],
    unless: ['sin (coste|costo|gastos|penaliza*)|gratis|gratuit*|@s .... cancel*|se (le)? devuelve'],
    examples: ['Si el cliente cancela con menos de diez días, paga el 80 % del precio.'],
    counterExamples: ['Si el cliente cancela, se le devuelve la señal.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@s .... (podrá|puede|pueden|podrán) .... (recoger|retirar|recuperar|tomar posesión|llevarse|incautar) .... (sin (necesidad de)? (juicio|orden|intervención|resolución|aviso)|donde se encuentre)',
      ],
    ],
    examples: ['La vendedora podrá recoger el vehículo donde se encuentre, sin necesidad de juicio.'],
    counterExamples: ['La compradora podrá recoger el vehículo en la tienda.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(gps|localizador|geolocaliz*|rastreador) .... (en todo momento|en cualquier momento|consultar|ubicación|rastrear|apagar|bloquear)|(apagar|bloquear|desactivar|inmovilizar) .... a distancia|a distancia .... (apagar|bloquear|desactivar|inmovilizar)|(consultar|conocer|rastrear) .... ubicación',
      ],
    ],
    unless: ['@w .... (podrá|puede) .... (consultar|apagar)'],
    examples: [
      'El comprador autoriza a la vendedora a consultar la ubicación y a bloquear el motor a distancia.',
    ],
    counterExamples: ['El coche lleva GPS.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(robo|pérdida|extravío|siniestro|destrucción) .... @w .... (seguirá|sigue|continuará|continúa) .... (pagando|pago|obligad*)|(cuotas|pagos|rentas|precio) .... (aunque|aun en caso de|incluso) .... (robo|pérdida|siniestro)',
      ],
    ],
    examples: ['En caso de robo, el comprador seguirá pagando las cuotas.'],
    counterExamples: ['En caso de robo, el contrato termina.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(ausencia*|hospitaliza*|vacaciones|viaje*|no utiliza*|no asist*) .... (se sigue pagando|sigue pagando|se cobra|se abona|se pagará|paga) .... (#percent|íntegr*|complet*|total*|mism*)',
      ],
    ],
    unless: ['no se (cobra|paga|abona)|descuent*|descont*'],
    examples: ['En caso de ausencia se sigue pagando el 90 % de la cuota.'],
    counterExamples: ['En caso de ausencia no se cobra la comida.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(familiar|responsable|hija|hijo|cónyuge|representante|garante) .... (responde*|responderá|se obliga|se hace cargo|garantiza) .... (sus propios bienes|bienes propios|personalmente|solidariamente|de todas las (deudas|cuotas))',
      ],
    ],
    examples: ['El familiar responde personalmente del pago de las cuotas.'],
    counterExamples: ['El familiar recibe la información médica.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s .... (puede|podrá|podrán|pueden) .... (limitar|rechazar|negar|restringir|excluir|prohibir) .... sin (tener que|necesidad de|que tenga que|dar|indicar|alegar|expresar)? (explic*|motiv*|justific*|razon*|causa)|(dirección|gerencia) .... (puede|podrá) .... (limitar|restringir|prohibir) .... sin .... (explic*|motiv*|justific*)',
      ],
    ],
    examples: ['El centro podrá limitar las visitas sin tener que explicarlo.'],
    counterExamples: ['El residente podrá rechazar una visita.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s (no|tampoco) .. (responde*|responderá|se responsabiliza|se hace responsable|se hará responsable|asume) .... (objetos|joyas|dinero|gafas|pertenencias|efectos|enseres|prendas|valor|robos|hurtos|pérdidas)',
      ],
    ],
    examples: ['La residencia no responde de joyas ni dinero.'],
    counterExamples: ['La residencia guarda joyas y dinero en la caja fuerte.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s .... (fijará|fija|determina|determinará|valora|valorará|estima) .... (por sí|unilateral*|por su cuenta|sol*|libremente) .... (importe|monto|daño*|precio|valor)',
      ],
    ],
    examples: ['El arrendador valorará por su cuenta el importe de los daños.'],
    counterExamples: ['El arrendador justificará el importe de los daños.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(no (se|hay|habrá|procede|procederá|serán|son) .. (reembols*|devoluci*|reintegr*)|sin derecho a (reembolso|devolución)|en ningún caso .... (reembols*|devolver*))|(objetos|pertenencias|enseres) .... (pasan|pasarán|quedan|quedarán) .... (propiedad|poder) @so',
      ],
    ],
    unless: ['@s .... sin derecho'],
    examples: ['No habrá reembolso aunque llueva.'],
    counterExamples: ['El reembolso llega en una semana.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['services', 'freelance', 'sale'],
    all: [
      [
        '(comisión|honorarios) .... (se devenga*|se debe*|deberá*|es debid*|corresponde*) .... (aunque|aun cuando|también si|incluso si|después)|(aunque|incluso si) .... (comisión|honorarios)',
      ],
    ],
    examples: ['La comisión se devenga aunque el propietario venda por su cuenta.'],
    counterExamples: ['La comisión se paga en la notaría.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [['no se (devuelve*|devolverá*|reembolsa*|reembolsará*|reintegra*)|sin devolución']],
    unless: ['fianza .... no se devuelve .. hasta|@s .. no se devuelve'],
    examples: ['La cuota no se devuelve aunque no se juegue.'],
    counterExamples: ['La cuota se devuelve en una semana.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(decisión|resolución) .... (no se puede|no podrá|no cabe|no admite|es) .. (recurrir*|recurso|apelar*|inapelable|irrecurrible|definitiva)|(inapelable|irrecurrible)',
      ],
    ],
    examples: ['La decisión del jurado es inapelable.'],
    counterExamples: ['La decisión del jurado se publica.'],
  },
];
