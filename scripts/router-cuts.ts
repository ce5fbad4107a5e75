/** A place in React Router's code. What is found `times` times, up to `upTo` if that is named, becomes `to`. */
export type Cut = {
  readonly from: string;
  readonly upTo: string | null;
  readonly to: string;
  readonly times: number;
};

const IS_MUTATION = 'isMutationMethod(request.method)';
const IS_SENT = 'opts && opts.submission && isMutationMethod(opts.submission.formMethod)';
const IS_SUBMITTING = 'state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod)';
const IS_NO_REDIRECT = 'location.state?._isRedirect !== true';

/**
 * Parts of React Router that the browser never runs here, and that its bundle would keep all the same, by file. What is
 * left without a caller goes with them.
 */
export const ROUTER_CUTS: Readonly<Record<string, readonly Cut[]>> = {
  'dom/lib.js': [
    // Components that no page uses can be left out once making and naming them has no effects.
    swap('React$1.forwardRef(', '/* @__PURE__ */ React$1.forwardRef(', 4),
    drop('\nHistoryRouter.displayName = "unstable_HistoryRouter";'),
    drop('\nLink.displayName = "Link";'),
    drop('\nNavLink.displayName = "NavLink";'),
    drop('\nForm.displayName = "Form";'),
  ],
  'components.js': [
    dropUntil('\nvar AwaitErrorBoundary = ', '\nfunction ResolveAwait('),
    // The shop has transitions of its own.
    holds('!viewTransitionOpts || !isViewTransitionAvailable'),
    dropUntil('\tReact$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning && ', '\tlet navigator = '),
    dropUntil('let [renderDfd, setRenderDfd] = ', 'let fetcherData = '),
    drop('\tlet [pendingState, setPendingState] = React$1.useState();\n'),
    drop('\n\t\ttransition,\n\t\trenderDfd,'),
  ],
  'context.js': [
    // Pages are not made of server components.
    swap('React$1.useContext(RSCRouterContext)', 'false'),
  ],
  'hooks.js': [
    fails('this.context'),
    swap('if (this.context && ', 'if (false && '),
    drop('\n\tstatic contextType = RSCRouterContext;'),
    // All routes are the data router's, and the first one has an error boundary.
    swap(
      'React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()',
      'useNavigateStable()',
    ),
    swap('if (dataRouterOpts) if (', 'if (true) if ('),
    fails('locationArg'),
    fails('locationArg && renderedMatches'),
    drop(' || defaultErrorElement'),
    swap('if (dataRouterContext && dataRouterContext.static && ', 'if (false && '),
    silent('warningOnce'),
  ],
  // Warnings are for those who write routes, and are shown while developing.
  'router/history.js': [silent('warning')],
  'server-runtime/warnings.js': [silent('warnOnce')],
  'router/router.js': [
    // No page loads or sends data with a fetcher.
    drop('\n\t\tfetch,'),
    drop('\n\t\tgetFetcher,\n\t\tresetFetcher,'),
    drop('\n\t\tdeleteFetcher: queueFetcherForDeletion,'),
    drop('\n\t\t_internalFetchControllers: fetchControllers,'),
    drop('\n\t\tdispose,'),
    fails('f.matches && f.match && f.request && f.controller'),
    fails('revalidatingFetchers.length > 0'),
    fails('fetchRedirectIds.has(key)'),
    swap(
      'if (initialHydration || !matches.some((m) => m.route.id === f.routeId)',
      'return;\n\t\tif (initialHydration',
    ),
    swap('let { key, match, controller } = rf;', 'return;\n\t\tlet { key, match, controller } = rf;'),
    swap('redirect = findRedirect(fetcherResults);\n\t\tif (redirect) {', 'if (false) {', 2),
    swap(' = markFetchRedirectsDone(workingFetchers)', ' = false', 2),
    swap(' = abortStaleFetchLoads(pendingNavigationLoadId, workingFetchers)', ' = false'),
    // Forms are sent by the browser, or by the shop's own code, so nothing is submitted to a route.
    swap('if (!opts || !isSubmissionNavigation(opts)) return', 'return'),
    swap(`else if (${IS_SENT})`, 'else if (false)'),
    drop(` && !(${IS_SENT})`),
    swap('if (opts && opts.pendingError) ', 'if (false) '),
    swap(
      '\n\tif (submission && isMutationMethod(submission.formMethod)) {\n\t\tlet {',
      '\n\tif (false) {\n\t\tlet {',
    ),
    swap(
      'submission != null && isMutationMethod(submission.formMethod) && submission.formAction === state.location.pathname + state.location.search',
      'false',
    ),
    swap(
      `state.actionData != null && ${IS_SUBMITTING} && state.navigation.state === "loading" && ${IS_NO_REDIRECT}`,
      'false',
    ),
    drop(` || ${IS_SUBMITTING} && ${IS_NO_REDIRECT}`),
    swap(
      'redirectPreserveMethodStatusCodes.has(redirect.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)',
      'false',
    ),
    swap('if (!formMethod || !formAction || !formEncType) return;', 'return;'),
    swap(
      'if (submission) return {\n\t\tstate: "loading",\n\t\tlocation,',
      'if (false) return {\n\t\tstate: "loading",\n\t\tlocation,',
    ),
    swap(`${IS_MUTATION} ? "action" : "loader"`, '"loader"'),
    drop(`!${IS_MUTATION} && `),
    drop(`${IS_MUTATION} || `),
    swap(`let isAction = ${IS_MUTATION}`, 'const isAction = false'),
    swap('let type = isAction ? "action" : "loader"', 'const type = "loader"'),
    swap(`if (!${IS_MUTATION}) for (`, 'for ('),
    swap('if (newState.actionData) if (', 'if (false) if ('),
    swap(
      'function getUpdatedActionData(pendingActionResult) {',
      'function getUpdatedActionData(pendingActionResult) {\n\t\treturn;',
    ),
    swap('if (!pendingActionResult) return {};', 'return {};'),
    dropUntil('let actionResult = pendingActionResult ?', 'let currentUrl = ', 'let actionResult;\n\t'),
    dropUntil(
      'let actionStatus = pendingActionResult ?',
      'let shouldSkipRevalidation',
      'let actionStatus;\n\t',
    ),
    swap('else if (pendingActionResult && isErrorResult(pendingActionResult[1])) {', 'else if (false) {'),
    dropUntil(
      'let pendingError = pendingActionResult && ',
      'matches.forEach((match)',
      'let pendingError;\n\t',
    ),
    fails('pendingError !== void 0 && pendingActionResult'),
    fails('status === 400'),
    swap('else if (status === 403)', 'else if (false)'),
    swap('else if (status === 405)', 'else if (false)'),
    // View transitions, routes that change while developing, addresses that hide others, and what measures routes.
    swap(
      'if (isBrowser) {\n\t\t\trestoreAppliedTransitions',
      'if (false) {\n\t\t\trestoreAppliedTransitions',
    ),
    swap(
      'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)',
      'if (false)',
    ),
    swap('else if (pendingViewTransitionEnabled)', 'else if (false)'),
    drop('\n\t\t_internalSetRoutes,'),
    dropUntil('\n\t\t_internalSetStateDoNotUseOrYouWillBreakYourApp(', '\n\t};'),
    fails('opts?.mask'),
    fails('future.unstable_routePatternMatching'),
    fails('init.instrumentations', 2),
    fails('opts?.instrumentationNavigateMetaReceiver'),
    drop(
      '\n\t\tlet instrumentationNavigateMetaReceiver = consumeInstrumentationClientResultMetaReceiver(router);',
    ),
    drop(',\n\t\t\tinstrumentationNavigateMetaReceiver'),
    fails('allowElementMutations && existingChildren.length > 0'),
    // React Router names each part of a route that it loads later, and brings its own way to load data. Pages have no
    // middleware in the browser.
    fails('typeof route.lazy === "function"'),
    swap('init.dataStrategy || defaultDataStrategyWithMiddleware', 'init.dataStrategy'),
    swap('if (!init.dataStrategy && ', 'if (false && '),
    fails('initialMatches == null && !init.patchRoutesOnNavigation'),
    drop(',\n\t\trunClientMiddleware\n'),
  ],
  'dom/ssr/components.js': [
    // No route names pages to prefetch in its links.
    swap('isPageLinkDescriptor(link) ?', 'false ?'),
    // The page's own scripts are the server's work.
    swap('let isRSCRouterContext = useIsRSCRouterContext();', 'const isRSCRouterContext = false;'),
    swap('let contextScript = staticContext ?', 'let contextScript = false ?'),
    swap('let routeModulesScript = !isStatic ?', 'let routeModulesScript = true ?'),
    swap('typeof manifest.sri === "object" ? /*', 'false ? /*'),
    swap('!enableFogOfWar ? /*', 'false ? /*'),
    swap('typeof criticalCss === "string" ?', 'false ?'),
    swap('typeof criticalCss === "object" ?', 'false ?'),
    fails('isSpaMode && !isHydrated'),
  ],
  'dom/ssr/links.js': [
    // The next page's styles are fetched without being applied: each sheet that comes or goes restyles the old page.
    swap(
      'let descriptors = getRouteCssDescriptors(route);',
      'let descriptors = getRouteCssDescriptors(route).map((link) => ({ ...link, rel: "preload", as: "style" }));',
    ),
    // As pages link them, and as Vite asks for those of late code, which may be the same.
    swap(
      'Object.assign(link, descriptor);',
      'Object.assign(link, descriptor, { crossOrigin: "anonymous" });',
    ),
    // A route is one module, see `splitRouteModules`.
    fails('route.clientActionModule'),
    fails('route.clientLoaderModule'),
    fails('includeHydrateFallback && route.hydrateFallbackModule'),
  ],
  'dom/ssr/data.js': [fails('request.method !== "GET"')],
  'dom/ssr/errorBoundaries.js': [
    // A hint in English for those who develop, which the content security policy does not let run.
    dropUntil('let heyDeveloper = ', 'if (isRouteErrorResponse(error))', 'const heyDeveloper = null;\n\t'),
  ],
  'dom/ssr/routes.js': [
    // Otherwise a redirect that comes before the next page's styles counts as a rejection that nobody handles.
    swap('return handler();', 'return await handler();'),
    dropUntil('\t\t\tdataRoute.action = ({ request', '\t\t} else {\n'),
    dropUntil('\t\t\tif (!route.hasClientAction) dataRoute.action', '\t\t\tlet lazyRoutePromise;'),
    dropUntil('action: route.hasClientAction ? async', 'shouldRevalidate: async () =>'),
    // A route and what loads its data are one module, see `splitRouteModules`.
    fails('route.clientLoaderModule || route.clientActionModule'),
    drop('\n\t\t\t\t\tprefetchRouteModuleChunks(route);'),
    dropUntil(
      'route.clientLoaderModule ? await import(',
      'await getLazyRoute();\n\t\t\t\t\tinvariant(clientLoader,',
    ),
    dropUntil('\t\tfunction prefetchModule(', '\t\tasync function prefetchStylesAndCallHandler('),
    swap('if (needsRevalidation) return', 'if (false) return'),
    swap('if (!ssr && manifestRoute.hasLoader && ', 'if (false && '),
    swap('routeModule.ErrorBoundary : route.id === "root" ?', 'routeModule.ErrorBoundary : false ?'),
    drop('isSpaMode && routeId !== "root" || '),
  ],
  'dom/ssr/single-fetch.js': [
    drop('\n\t\tif (request.method !== "GET") return singleFetchActionStrategy(args, fetchAndDecode);'),
    swap('if (!ssr && !foundRevalidatingServerLoader) return', 'if (false) return'),
    swap('if (fetcherKey) return', 'if (false) return'),
    fails('targetRoutes && request.method !== "GET"'),
    swap('if (request.method === "GET") {\n\t\t\tlet typed', 'if (true) {\n\t\t\tlet typed'),
    swap('args.runClientMiddleware(dataStrategy)', 'dataStrategy(args)'),
  ],
  'dom-export/hydrated-router.js': [
    fails('window.__reactRouterManifest.sri === true'),
    fails('ssrInfo.context.isSpaMode'),
    drop('\n\trouter.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;'),
  ],
};

function swap(from: string, to: string, times = 1): Cut {
  return { from, upTo: null, to, times };
}

function drop(from: string): Cut {
  return swap(from, '');
}

function dropUntil(from: string, upTo: string, to = ''): Cut {
  return { from, upTo, to, times: 1 };
}

function fails(condition: string, times = 1): Cut {
  return swap(`if (${condition})`, 'if (false)', times);
}

function holds(condition: string): Cut {
  return swap(`if (${condition})`, 'if (true)');
}

/** Calls of the function, with the texts in them, are left out. */
function silent(name: string): Cut {
  return swap(`\nfunction ${name}(`, `\n/* @__NO_SIDE_EFFECTS__ */\nfunction ${name}(`);
}
