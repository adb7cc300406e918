import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const lisbonEs = starterPage({
  slug: "alquilar-su-piso-en-lisboa",
  pageType: "other",
  language: "es",
  topic: "letting-in-lisbon",
  title: "Alquilar su piso en Lisboa: por dónde empezar",
  metaDescription:
    "Lo que debe tener en cuenta un pequeño propietario en Lisboa: contrato, recibos, actualización de la renta, estancias cortas y a quién preguntar.",
  keywords: [
    "alquilar un piso en Lisboa",
    "propietario en Lisboa",
    "arrendamento",
    "alojamento local",
    "actualización de la renta en Portugal",
  ],
  heroTitle: "Poner en alquiler un piso en Lisboa",
  heroSubtitle:
    "Las preguntas que se le plantean a todo pequeño propietario en Lisboa, por orden, y el organismo que responde a cada una.",
  sections: [
    textSection(
      "Antes de seguir leyendo",
      `<p>Esta página se revisó por última vez en noviembre de 2026. Describe a grandes rasgos lo que le espera y no indica importes, porque cambian. <strong>No es asesoramiento jurídico ni fiscal.</strong> Compruebe cada punto en el organismo indicado, o con un abogado o un asesor fiscal, antes de firmar o presentar nada.</p>`,
    ),
    textSection(
      "La primera decisión: vivienda o estancias cortas",
      `<p>El arrendamiento de vivienda (<em>arrendamento habitacional</em>) y el alquiler a visitantes (<em>alojamento local</em>) son en Portugal dos mundos distintos, con normas, impuestos y organismos distintos.</p>
      <ul><li><strong>Vivienda:</strong> lo habitual es un contrato por escrito y de duración determinada. Pregunte a un abogado o a una asociación de propietarios qué duración mínima, qué prórrogas y qué plazos de preaviso rigen en este momento.</li><li><strong>Estancias cortas:</strong> requieren un registro, y algunas zonas de Lisboa han estado cerradas o limitadas para registros nuevos. Pregunte al ayuntamiento, la <em>Câmara Municipal de Lisboa</em>, por su calle antes de comprar o amueblar nada, y lea las normas de su comunidad de propietarios.</li></ul>`,
    ),
    points("Preparado antes de la primera visita", [
      "El certificado energético: por lo general hace falta desde que se anuncia el piso",
      "Los documentos del registro y de Hacienda sobre el piso, certidão y caderneta predial",
      "Su número de identificación fiscal y el del inquilino",
      "Una lista de lo que se queda en el piso, con fotos",
    ]),
    textSection(
      "El contrato y Hacienda",
      `<p>Los contratos se comunican a la administración tributaria, la <em>Autoridade Tributária</em>, normalmente a través de su portal, y por lo general están sujetos al impuesto del timbre. La mayoría de los propietarios emite los recibos del alquiler por vía electrónica. Los plazos y las excepciones figuran en el <a href="https://www.portaldasfinancas.gov.pt/" target="_blank" rel="noopener noreferrer">Portal das Finanças</a>; un asesor fiscal lo deja listo en una hora.</p>
      <p>Si vive en el extranjero, pregunte pronto si necesita un representante fiscal y cómo tributa el alquiler en los dos países.</p>`,
    ),
    textSection(
      "La actualización anual de la renta",
      `<p>Si el contrato no prevé una regla propia, la renta suele poder actualizarse una vez al año con un coeficiente. Este sigue los datos del <a href="https://www.ine.pt/" target="_blank" rel="noopener noreferrer">INE, el instituto de estadística portugués</a>, y se publica para el año siguiente, casi siempre en otoño. Algunos años el Parlamento ha fijado otros límites, así que consulte el coeficiente de <em>su</em> año y el plazo de preaviso antes de escribir al inquilino.</p>
      <p>La cuenta es corta: renta anterior × coeficiente. <a href="/tools/subida-del-alquiler">Aquí está el cálculo con un índice, con un ejemplo.</a></p>`,
    ),
    textSection(
      "Fianza, llaves y estado del piso",
      `<p>Es habitual pedir una renta por adelantado y una fianza (<em>caução</em>); la ley limita cuánto se puede pedir, así que compruebe el límite vigente. Acuerden lo que acuerden, póngalo en el contrato y documente el estado del piso con un <a href="/guides/acta-de-entrega">acta de entrega</a> el primer día y el último.</p>`,
    ),
    points("A quién preguntar", [
      "Impuestos, recibos, timbre: a la Autoridade Tributária o a un asesor fiscal",
      "Estancias cortas, tasa turística, licencias: a la Câmara Municipal de Lisboa",
      "Duración, preaviso, límites de la renta: a un abogado o a una asociación de propietarios",
      "Normas del edificio: a la administración de su comunidad",
    ]),
    trialSection(
      "es",
      "Los meses, en orden",
      "Keystead calcula el alquiler de cada mes a partir del contrato, muestra lo que queda pendiente y lleva sus cuentas en euros, viva donde viva.",
    ),
    textSection(
      "Una buena costumbre",
      `<p>Una vez al año, la semana en que se publica el nuevo coeficiente, repase cada contrato: ¿sigue bien comunicado, está pagado el seguro, es válido el certificado, toca actualizar la renta? Es una sola tarde, y el resto del año queda tranquilo.</p>`,
    ),
  ],
});
