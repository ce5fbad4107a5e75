import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('storefront/shop-layout.tsx', [
    index('catalogue/home-route.tsx'),
    route('moreInfo/:id', 'product/product-route.tsx'),
    route('cart', 'checkout/cart-route.tsx'),
    route('calculadora', 'financing/calculator-route.tsx'),
    route('contact', 'contact/contact-route.tsx'),
    route('aboutUs', 'info/about-route.tsx'),
    route('howToBuy', 'info/how-to-buy-route.tsx'),
    route('FAQ', 'info/faq-route.tsx'),
    route('misPedidos', 'my-orders/my-orders-route.tsx'),
    route('pedido/:token', 'order-link/order-link-route.tsx'),
  ]),
  route('login', 'admin/login/login-route.tsx'),
  route('invitacion', 'admin/login/invitation-route.tsx'),
  route('hilvanDash', 'admin/shell/dashboard-route.tsx', [
    index('admin/overview/overview-route.tsx'),
    route('pedidos', 'admin/orders/orders-route.tsx'),
    route('pedidos/:id', 'admin/order-page/order-page-route.tsx'),
    route('calculadora', 'admin/calculator/dashboard-calculator-route.tsx'),
    route('productos', 'admin/products/products-route.tsx'),
    route('nuevo', 'admin/new-product/new-product-route.tsx'),
    route('contacto', 'admin/messages/messages-route.tsx'),
    route('precios', 'admin/price-studio/prices-route.tsx', [
      index('admin/price-studio/change-route.tsx'),
      route('programados', 'admin/price-batches/scheduled-route.tsx'),
      route('historial', 'admin/price-batches/history-route.tsx'),
    ]),
    route('importar', 'admin/import/import-route.tsx', [
      index('admin/import/sheet-route.tsx'),
      route('fotos', 'admin/import-photos/photos-route.tsx'),
    ]),
    route('clientes', 'admin/customers/customers-route.tsx'),
    route('clientes/:id', 'admin/customers/customer-route.tsx'),
    route('registro', 'admin/log/log-route.tsx'),
    route('cuenta', 'admin/account/account-route.tsx'),
  ]),
  route('hilvanDash/pedidos/:id/imprimir', 'admin/orders/print-route.tsx'),
  route('*', 'storefront/unknown-route.tsx'),
] satisfies RouteConfig;
