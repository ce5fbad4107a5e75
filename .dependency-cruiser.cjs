/** The walls between the folders: who may import whom. */
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-only-itself',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'schemas-import-domain-and-zod',
      severity: 'error',
      from: { path: '^schemas/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', '^schemas/', 'node_modules/zod/'] },
    },
    {
      name: 'the-wire-is-free-of-zod',
      severity: 'error',
      from: { path: '^schemas/wire/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', '^schemas/wire/'] },
    },
    {
      name: 'config-imports-domain-and-schemas',
      severity: 'error',
      from: { path: '^config/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|web|demo)/' },
    },
    {
      name: 'server-knows-of-pages-only-their-context',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/', pathNot: '^web/(context|shared-page)\\.ts$' },
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
      to: { path: ['^schemas/(?!wire/)', 'node_modules/zod/'] },
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
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules/(?!zod)', '\\.react-router', '^build'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
