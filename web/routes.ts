import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('storefront/shop-layout.tsx', [
    index('catalogue/home-route.tsx'),
    route('moreInfo/:id', 'product/product-route.tsx'),
    route('cart', 'checkout/cart-route.tsx'),
  ]),
  route('login', 'admin/login/login-route.tsx'),
  route('hilvanDash', 'admin/shell/dashboard-route.tsx', [
    index('admin/overview/overview-route.tsx'),
    route('pedidos', 'admin/orders/orders-route.tsx'),
    ...['productos', 'nuevo', 'calculadora', 'contacto'].map((path) =>
      route(path, 'admin/shell/maintenance-route.tsx', { id: `dashboard-${path}` }),
    ),
  ]),
  route('hilvanDash/pedidos/:id/imprimir', 'admin/orders/print-route.tsx'),
  route('*', 'storefront/unknown-route.tsx'),
] satisfies RouteConfig;
