import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const berlinEs = starterPage({
  slug: "alquilar-su-piso-en-berlin",
  pageType: "other",
  language: "es",
  topic: "letting-in-berlin",
  title: "Alquilar su piso en Berlín: por dónde empezar",
  metaDescription:
    "Lo que debe tener en cuenta un pequeño propietario en Berlín: nivel de renta, fianza, gastos, estancias cortas y a quién preguntar sobre cada punto.",
  keywords: [
    "alquilar un piso en Berlín",
    "propietario en Berlín",
    "Mietspiegel",
    "Mietpreisbremse",
    "Nebenkosten",
  ],
  heroTitle: "Poner en alquiler un piso en Berlín",
  heroSubtitle:
    "Pocas ciudades tienen tantas normas sobre la renta. Aquí están las que afectan a todo pequeño propietario, por orden, y el organismo que responde a cada una.",
  sections: [
    textSection(
      "Antes de seguir leyendo",
      `<p>Esta página se revisó por última vez en noviembre de 2026. Describe a grandes rasgos lo que le espera; el derecho de arrendamientos cambia, y los tribunales lo desarrollan. <strong>No es asesoramiento jurídico ni fiscal.</strong> Compruebe cada punto en el organismo indicado, con una asociación de propietarios o con un abogado antes de firmar o enviar nada.</p>`,
    ),
    textSection(
      "Antes del anuncio: qué renta está permitida",
      `<p>En las zonas con un mercado de vivienda tensionado, la renta de un contrato nuevo solo puede superar en una proporción limitada la renta comparable de la zona. Esta regla se conoce como <em>Mietpreisbremse</em>. Berlín ha sido una de esas zonas, y hay excepciones, por ejemplo para los edificios nuevos.</p>
      <p>La referencia es el <a href="https://mietspiegel.berlin.de/" target="_blank" rel="noopener noreferrer">Berliner Mietspiegel</a>, la tabla de rentas habituales de la ciudad. Calcule el margen de su piso antes de dar un precio y guarde el cálculo: el inquilino puede preguntar cómo se fijó la renta, incluso años después.</p>`,
    ),
    points("Preparado antes de la primera visita", [
      "El certificado energético, que se muestra sin que nadie lo pida",
      "La superficie, medida y no estimada",
      "La última liquidación de gastos",
      "La renta anterior, cuando la ley obligue a comunicarla",
    ]),
    textSection(
      "El contrato y la fianza",
      `<p>Lo normal es un contrato sin fecha de fin; una duración determinada requiere uno de los motivos que prevé la ley, y por escrito.</p>
      <p>La fianza (<em>Kaution</em>) no puede superar tres mensualidades sin gastos, y el inquilino puede pagarla en tres plazos mensuales. Debe guardarse separada del dinero propio y con intereses, y los intereses son del inquilino. <a href="/tools/intereses-de-la-fianza">Aquí se explica cómo se calculan.</a></p>
      <p>Cuando alguien entra a vivir, el propietario lo confirma en un formulario (<em>Wohnungsgeberbestätigung</em>) que el inquilino necesita para empadronarse. Téngalo preparado el día de la <a href="/guides/acta-de-entrega">entrega</a>.</p>`,
    ),
    textSection(
      "Los gastos, una vez al año",
      `<p>Los anticipos mensuales de gastos (<em>Betriebskosten</em>) se liquidan una vez al año. La liquidación debe llegar al inquilino en los doce meses siguientes al fin del periodo; después, por lo general ya no se puede reclamar la diferencia.</p>
      <ul><li>Solo los gastos que el contrato repercute y que la ley permite repercutir.</li><li>De cada gasto, el total, la clave de reparto y la parte del inquilino.</li><li>La calefacción y el agua caliente, en su mayor parte según el consumo.</li></ul>
      <p>Anote la fecha en el calendario el día en que termina el periodo. Ningún otro plazo hace perder dinero con tanta seguridad.</p>`,
    ),
    textSection(
      "Subir la renta",
      `<p>Hay vías distintas: hasta la renta comparable de la zona con el consentimiento del inquilino, tras obras de modernización, por escalones pactados o según un índice. Cada una tiene su forma, su plazo de espera y su tope, y no se pueden combinar libremente. Berlín ha tenido un tope más bajo que otros lugares, así que consulte cuál rige este año.</p>
      <p><a href="/tools/subida-del-alquiler">El cálculo con un índice, con un ejemplo.</a></p>`,
    ),
    textSection(
      "Estancias cortas",
      `<p>Alquilar una vivienda a visitantes requiere en la mayoría de los casos un permiso del distrito (<em>Zweckentfremdung</em>), y los anuncios, un número de registro. Las multas son altas. Pregunte al <em>Bezirksamt</em> del distrito en el que está el piso antes de que llegue el primer huésped.</p>`,
    ),
    points("A quién preguntar", [
      "Nivel de renta: el Mietspiegel y su servicio de consulta",
      "Contrato, preaviso, subidas: una asociación de propietarios como Haus & Grund, o un abogado",
      "Estancias cortas: el Bezirksamt del distrito",
      "Impuesto sobre la renta e impuesto inmobiliario: un asesor fiscal o el Finanzamt",
    ]),
    trialSection(
      "es",
      "Renta y gastos, por separado",
      "Keystead lleva la renta y los gastos de un contrato como dos importes, cada uno con su historial, y muestra las fianzas como lo que son: dinero del inquilino.",
    ),
    textSection(
      "Una buena costumbre",
      `<p>Anote el uno de enero lo que vence en el año: hasta cuándo los gastos, desde cuándo el índice o el escalón, cuándo se revisan los detectores de humo. Berlín perdona una carta amable, pero no un plazo vencido.</p>`,
    ),
  ],
});
