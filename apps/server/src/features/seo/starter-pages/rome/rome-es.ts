import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const romeEs = starterPage({
  slug: "alquilar-su-piso-en-roma",
  pageType: "other",
  language: "es",
  topic: "letting-in-rome",
  title: "Alquilar su piso en Roma: por dónde empezar",
  metaDescription:
    "Lo que debe tener en cuenta un pequeño propietario en Roma: tipo de contrato, registro, impuesto fijo, estancias cortas, huéspedes y a quién preguntar.",
  keywords: [
    "alquilar un piso en Roma",
    "propietario en Roma",
    "canone concordato",
    "cedolare secca",
    "CIN",
    "Alloggiati Web",
  ],
  heroTitle: "Poner en alquiler un piso en Roma",
  heroSubtitle:
    "En Roma, el tipo de contrato lo decide casi todo: la renta, el impuesto y la duración. Elíjalo primero; lo demás viene después.",
  sections: [
    textSection(
      "Antes de seguir leyendo",
      `<p>Esta página se revisó por última vez en noviembre de 2026. Describe a grandes rasgos lo que le espera y no indica tipos impositivos, porque cambian con cada presupuesto. <strong>No es asesoramiento jurídico ni fiscal.</strong> Compruebe cada punto en el organismo indicado, o con un asesor fiscal (<em>commercialista</em>), antes de firmar o presentar nada.</p>`,
    ),
    textSection(
      "La primera decisión: qué contrato",
      `<p>Los arrendamientos de vivienda tienen unas pocas formas, fijadas por la ley. Estas son las que oirá nombrar en Roma:</p>
      <ul><li><strong>Renta libre</strong> (<em>canone libero</em>, «4+4»): las partes acuerdan la renta; la duración es larga.</li><li><strong>Renta concertada</strong> (<em>canone concordato</em>, «3+2»): la renta está dentro de un margen que fija el acuerdo local para la zona; a cambio hay ventajas fiscales. Pregunte a una asociación de propietarios o de inquilinos por el margen y por el certificado que se suele necesitar.</li><li><strong>Temporal</strong> (<em>transitorio</em>): para una necesidad que termina y que el contrato debe indicar. Para estudiantes hay una forma propia.</li><li><strong>Estancias cortas</strong> (<em>locazione breve</em>): para visitantes, con obligaciones ante el ayuntamiento, la región y la policía.</li></ul>`,
    ),
    textSection(
      "Registro e impuestos",
      `<p>Los contratos de más de treinta días al año se registran en la <a href="https://www.agenziaentrate.gov.it/" target="_blank" rel="noopener noreferrer">Agenzia delle Entrate</a>, por regla general en un plazo de treinta días. Allí se comunican también los cambios y el fin del contrato.</p>
      <p>Los propietarios particulares pueden elegir a menudo un impuesto de tipo fijo sobre la renta (<em>cedolare secca</em>) en lugar del impuesto ordinario sobre los ingresos y del impuesto de registro. Quien lo elige renuncia, mientras dura, a la actualización anual de la renta según el índice. Haga las dos cuentas con su asesor antes de firmar, porque por lo general se elige al registrar el contrato.</p>`,
    ),
    points("Preparado antes de la primera visita", [
      "El certificado energético, APE: la clase debe figurar en el anuncio",
      "El extracto y el plano del catastro, visura y planimetria, que coincidan con el piso tal como está",
      "Las normas y los gastos de la comunidad de propietarios",
      "Los certificados de la caldera y de la instalación eléctrica",
    ]),
    textSection(
      "Estancias cortas y huéspedes",
      `<p>Quien alquila a visitantes en Roma debe contar al menos con lo siguiente, y pedir la lista vigente al ayuntamiento (<em>Roma Capitale</em>) y a la región (<em>Regione Lazio</em>):</p>
      <ul><li>una comunicación al ayuntamiento y un código nacional de identificación (<em>CIN</em>), a la vista en la entrada y en cada anuncio;</li><li>los datos de los huéspedes a la policía, a través de <a href="https://alloggiatiweb.poliziadistato.it/" target="_blank" rel="noopener noreferrer">Alloggiati Web</a>, poco después de la llegada, por regla general en 24 horas;</li><li>la tasa turística de la ciudad, que se cobra a los huéspedes y se ingresa con una declaración;</li><li>equipos de seguridad, como detectores y extintores.</li></ul>
      <p>La tasa turística nunca es un ingreso suyo. Sepárela desde la primera noche.</p>`,
    ),
    textSection(
      "Fianza y estado del piso",
      `<p>Es habitual una fianza de hasta tres mensualidades, y por ley devenga intereses, salvo que para su contrato rija otra cosa; pregunte qué tipo se aplica. Documente el estado del piso con un <a href="/guides/acta-de-entrega">acta de entrega</a> el primer día y el último, y lea <a href="/guides/devolver-la-fianza">cómo devolver la fianza sin discusiones</a>.</p>`,
    ),
    points("A quién preguntar", [
      "Registro, impuesto fijo: a la Agenzia delle Entrate o a un commercialista",
      "Margen de la renta concertada: a una asociación de propietarios o de inquilinos de Roma",
      "Estancias cortas, tasa turística: a Roma Capitale y a la Regione Lazio",
      "Datos de los huéspedes: a la Questura, a través de Alloggiati Web",
    ]),
    trialSection(
      "es",
      "Un solo lugar para cada contrato",
      "Keystead reúne el contrato, la renta, los pagos y la fianza de un piso, calcula lo que vence cada mes y muestra lo que sigue pendiente.",
    ),
    textSection(
      "Una buena costumbre",
      `<p>Tenga a la vista tres fechas de cada contrato: el final del primer periodo, el último día para un preaviso anterior a él y la fecha anual del registro. En Italia, un contrato que nadie termina suele continuar por sí solo, y eso es cómodo únicamente si usted lo quería.</p>`,
    ),
  ],
});
