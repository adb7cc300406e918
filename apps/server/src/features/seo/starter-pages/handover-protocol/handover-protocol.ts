import { handoverProtocolDe } from "./handover-protocol-de.ts";
import { handoverProtocolEn } from "./handover-protocol-en.ts";
import { handoverProtocolEs } from "./handover-protocol-es.ts";
import { handoverProtocolFr } from "./handover-protocol-fr.ts";
import { handoverProtocolIt } from "./handover-protocol-it.ts";

export const handoverProtocol = [
  handoverProtocolEn,
  handoverProtocolEs,
  handoverProtocolDe,
  handoverProtocolFr,
  handoverProtocolIt,
];
