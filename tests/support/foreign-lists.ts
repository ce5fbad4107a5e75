/** Product exports of other programs, as they write them. */
export const TIENDANUBE = `Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Precio;Precio promocional;Stock;SKU;Mostrar en tienda;Descripción;Marca
cinta-raso;Cinta de raso;Cintas > Raso, Novedades;Color;Rojo;1,250.00;;5;CR-1;SI;"<p>Raso de 25&nbsp;mm</p><ul><li>Sat&eacute;n</li></ul>";Costurina
cinta-raso;;;;AZUL;1,250.00;;3;CR-2;;;
entretela;Entretela;Telas > Entretelas;Ancho;1 m;980.50;;;EN-1;NO;Fina;
entretela;;;;1,5 m;980.50;;;EN-2;;;
dedal;Dedal;Herramientas/Tijeras > Dedales;;;300.00;250.00;;DE-1;SI;;
`;

export const SHOPIFY = `Title,URL handle,Description,Vendor,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Option2 name,Option2 value,Price,Product image URL
Hilo metalizado,hilo-metalizado,<div>Para bordar</div>,Ancla,Metalizado,TRUE,Active,HM-1,Talle,S,Color,Oro,1500.00,https://cdn.shopify.com/a.jpg
,hilo-metalizado,,,,,,HM-2,,M,,Plata,1500.00,
,hilo-metalizado,,,,,,,,,,,,https://cdn.shopify.com/b.jpg
Aceite,aceite,,,Aceites,FALSE,Draft,AC-1,Title,Default Title,,,820.5,
`;

/** No site is asked for photos. */
export const SHOPIFY_WITHOUT_PHOTOS = SHOPIFY.replaceAll(/https:\S+/g, '');

export const WOOCOMMERCE = `ID,Type,SKU,Name,Published,Short description,Description,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)
10,variable,BO,Botón,1,<b>Nácar</b>,"Uno\\nDos",,"Mercería > Herrajes y Broches > Botones, Ofertas",,,Color,"Negro, Blanco"
11,variation,BO-N,Botón - Negro,1,,,120,,,BO,Color,Negro
12,variation,BO-B,Botón - Blanco,1,,,120,,,id:10,Color,Blanco
13,simple,RE-1,Regla,0,,,2300,Reglas,,,Material,Acrílico
14,variation,XX,Suelta,1,,,5,,,NADA,Color,Rojo
`;
