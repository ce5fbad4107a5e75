/** The walls between the folders: who may import whom. */
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-only-itself',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'schemas-import-domain-and-zod',
      severity: 'error',
      from: { path: '^schemas/' },
      to: { pathNot: ['^domain/', '^schemas/', 'node_modules/zod/'] },
    },
    {
      // Browsers run the wire's functions; the types of what they translate come from schemas.
      name: 'the-wire-is-free-of-zod',
      severity: 'error',
      from: { path: '^schemas/wire/' },
      to: { pathNot: ['^domain/', '^schemas/wire/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'config-imports-domain-and-schemas',
      severity: 'error',
      from: { path: '^config/' },
      to: { path: '^(server|web|demo)/' },
    },
    {
      name: 'server-knows-of-pages-only-their-context',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/', pathNot: '^web/(context|shared-page)\\.ts$' },
    },
    {
      name: 'rooms-of-the-server-know-not-what-joins-them',
      severity: 'error',
      from: { path: '^server/[^/]+/' },
      to: { path: '^server/[^/]+$' },
    },
    {
      name: 'web-never-imports-the-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|demo)/' },
    },
    {
      name: 'shoppers-get-no-zod',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/admin/' },
      to: { path: ['^schemas/(?!wire/)', 'node_modules/zod/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shoppers-get-no-dashboard',
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/admin/', '^web/routes\\.ts$'] },
      to: { path: '^web/admin/' },
    },
    {
      name: 'the-design-system-knows-no-trade',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^(domain|schemas|config|web/(?!ui/))' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-rooms',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(domain|schemas|config|server|web)/' },
      to: { circular: true },
    },
  ],
  options: {
    // Of the tool's parsers only this one tells imports of types from others, and reads what TypeScript 7 does.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Tests may import what they like.
    exclude: { path: ['node_modules/(?!zod)', '\\.react-router', '^build', '\\.test\\.tsx?$'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
