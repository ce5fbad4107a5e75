export type Province = {
  readonly name: string;
  /** SVG path data on the coverage map, cut as straight as a sewing pattern. */
  readonly outline: string;
};

export type Region = { readonly name: string; readonly provinces: readonly Province[] };

/** The 23 provinces, by region, as the coverage map draws and lists them; the capital city is a dot beside them. */
export const REGIONS: readonly Region[] = [
  {
    name: 'Noroeste',
    provinces: [
      {
        name: 'Jujuy',
        outline: 'M62 16L69 6L75 9L79 9L83 18L87 23L85 32L78 32L73 28L68 27L61 23Z',
      },
      {
        name: 'Salta',
        outline:
          'M79 9L84 10L86 16L90 8L100 8L103 12L103 28L94 42L86 42L85 48L76 47L71 48L67 42L61 38L51 38L50 34L53 31L61 23L68 27L73 28L78 32L85 32L87 23L83 18Z',
      },
      {
        name: 'Tucumán',
        outline: 'M71 48L76 47L85 48L85 56L80 65L74 62L71 55Z',
      },
      {
        name: 'Catamarca',
        outline:
          'M51 38L61 38L67 42L71 48L71 55L74 62L80 65L81 80L76 85L72 78L68 72L60 68L52 66L45 64L52 55L50 48Z',
      },
      {
        name: 'Santiago del Estero',
        outline: 'M85 48L86 42L94 42L109 42L109 65L107 86L99 84L94 80L87 79L81 80L80 65L85 56Z',
      },
    ],
  },
  {
    name: 'Nordeste',
    provinces: [
      {
        name: 'Formosa',
        outline: 'M103 12L114 23L127 31L143 39L142 47L136 54L130 48L118 38L110 33L103 28Z',
      },
      {
        name: 'Chaco',
        outline: 'M103 28L110 33L118 38L130 48L136 54L135 58L132 65L109 65L109 42L94 42Z',
      },
      {
        name: 'Corrientes',
        outline: 'M135 58L144 59L152 60L158 59L160 67L153 75L144 85L142 91L135 86L127 87L130 76L132 65Z',
      },
      {
        name: 'Misiones',
        outline: 'M158 59L167 54L170 49L170 42L178 48L177 57L168 61L160 67Z',
      },
    ],
  },
  {
    name: 'Cuyo',
    provinces: [
      {
        name: 'La Rioja',
        outline: 'M45 64L52 66L60 68L68 72L72 78L76 85L74 100L63 101L63 92L56 86L49 76L41 69Z',
      },
      {
        name: 'San Juan',
        outline: 'M41 69L49 76L56 86L63 92L63 101L60 106L50 107L43 104L35 106L33 96L36 87L38 77Z',
      },
      {
        name: 'Mendoza',
        outline:
          'M60 106L62 116L65 129L67 141L53 141L53 156L47 154L39 148L34 142L34 133L38 125L39 115L35 106L43 104L50 107Z',
      },
      {
        name: 'San Luis',
        outline: 'M74 100L81 105L80 112L80 131L80 141L67 141L65 129L62 116L60 106L63 101Z',
      },
    ],
  },
  {
    name: 'Centro',
    provinces: [
      {
        name: 'Córdoba',
        outline:
          'M81 80L87 79L94 80L99 84L107 86L107 99L106 112L99 126L94 126L94 131L80 131L80 112L81 105L74 100L76 85Z',
      },
      {
        name: 'Santa Fe',
        outline: 'M109 65L132 65L130 76L127 87L118 100L118 110L121 115L111 122L99 126L106 112L107 99L107 86Z',
      },
      {
        name: 'Entre Ríos',
        outline: 'M127 87L135 86L142 91L141 97L139 106L139 113L137 122L130 120L121 115L118 110L118 100Z',
      },
      {
        name: 'Buenos Aires',
        outline:
          'M121 115L130 120L137 122L137 128L142 130L148 135L146 143L152 145L145 160L134 166L111 169L104 168L105 176L104 184L99 189L94 184L94 171L94 131L94 126L99 126L111 122Z',
      },
      {
        name: 'La Pampa',
        outline: 'M94 131L94 171L81 168L63 162L53 156L53 141L67 141L80 141L80 131Z',
      },
    ],
  },
  {
    name: 'Patagonia',
    provinces: [
      {
        name: 'Neuquén',
        outline:
          'M34 142L39 148L47 154L53 156L55 169L47 174L37 183L28 189L22 186L25 174L29 166L28 156L28 146Z',
      },
      {
        name: 'Río Negro',
        outline:
          'M53 156L63 162L81 168L94 171L94 184L99 189L87 188L81 186L81 198L22 198L21 192L22 186L28 189L37 183L47 174L55 169Z',
      },
      {
        name: 'Chubut',
        outline:
          'M81 198L87 200L92 199L92 205L85 205L81 205L80 211L78 222L68 227L59 236L23 236L26 224L22 220L22 212L19 205L22 198Z',
      },
      {
        name: 'Santa Cruz',
        outline:
          'M59 236L61 242L73 251L71 256L58 266L50 275L45 287L51 296L38 293L21 293L17 286L17 280L9 277L7 267L16 260L18 252L22 246L23 236Z',
      },
      {
        name: 'Tierra del Fuego, Antártida e Islas del Atlántico Sur',
        outline:
          'M50 299L53 305L63 313L79 318L68 321L50 320ZM114 289L122 287L124 293L118 295ZM130 287L142 288L138 294L129 296Z',
      },
    ],
  },
];

/** The country's border, which the provinces share. */
export const BORDER =
  'M17 286L21 293L38 293L51 296L45 287L50 275L58 266L71 256L73 251L61 242L59 236L68 227L78 222L80 211L81 205L85 205L92 205L92 199L87 200L81 198L81 186L87 188L99 189L104 184L105 176L104 168L111 169L134 166L145 160L152 145L146 143L148 135L142 130L137 128L137 122L139 113L139 106L141 97L142 91L144 85L153 75L160 67L168 61L177 57L178 48L170 42L170 49L167 54L158 59L152 60L144 59L135 58L136 54L142 47L143 39L127 31L114 23L103 12L100 8L90 8L86 16L84 10L79 9L75 9L69 6L62 16L61 23L53 31L50 34L51 38L50 48L52 55L45 64L41 69L38 77L36 87L33 96L35 106L39 115L38 125L34 133L34 142L28 146L28 156L29 166L25 174L22 186L21 192L22 198L19 205L22 212L22 220L26 224L23 236L22 246L18 252L16 260L7 267L9 277L17 280ZM50 299L53 305L63 313L79 318L68 321L50 320ZM114 289L122 287L124 293L118 295ZM130 287L142 288L138 294L129 296Z';
