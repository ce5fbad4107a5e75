import { strokeIcon } from './stroke-icon.tsx';

// The icons that several parts of the shop share.
export const ArrowLeft = strokeIcon('m12 19-7-7 7-7M19 12H5');
export const ArrowRight = strokeIcon('M5 12h14m-7-7 7 7-7 7');
export const Check = strokeIcon('M20 6 9 17l-5-5');
export const ChevronDown = strokeIcon('m6 9 6 6 6-6');
export const ChevronFirst = strokeIcon('m17 18-6-6 6-6M7 6v12');
export const ChevronLast = strokeIcon('m7 18 6-6-6-6M17 6v12');
export const ChevronLeft = strokeIcon('m15 18-6-6 6-6');
export const ChevronRight = strokeIcon('m9 18 6-6-6-6');
export const CircleAlert = strokeIcon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4M12 16h.01');
export const Clock = strokeIcon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 6v6l4 2');
export const Copy = strokeIcon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
);
export const CreditCard = strokeIcon(
  'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM2 10h20M6 14h2',
);
export const Info = strokeIcon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 16v-4M12 8h.01');
export const List = strokeIcon('M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01');
export const ListFilter = strokeIcon('M2 5h20M6 12h12M9 19h6');
export const MapPin = strokeIcon(
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
);
export const Minus = strokeIcon('M5 12h14');
// Lucide has none; this one has its style.
export const Needle = strokeIcon('M20 4 5 19l-1 1 1-1M20 4c-2.5 0-4 1-5 3 2-.2 4-1 5-3z');
export const Pause = strokeIcon(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z',
);
export const Phone = strokeIcon(
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
);
export const Play = strokeIcon(
  'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
);
export const Plus = strokeIcon('M5 12h14m-7-7v14');
export const Search = strokeIcon('m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0');
export const ShoppingBag = strokeIcon(
  'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
);
export const Smartphone = strokeIcon(
  'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM12 18h.01',
);
export const TextAlignStart = strokeIcon('M21 5H3M15 12H3M17 19H3');
export const Trash2 = strokeIcon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
export const TriangleAlert = strokeIcon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
export const Truck = strokeIcon(
  'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M15 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0M5 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
);
export const X = strokeIcon('M18 6 6 18M6 6l12 12');
