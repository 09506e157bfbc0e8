/**
 * Which modules travel together to the browser; all others get a file by themselves or stay with the one page that needs them.
 * Many tiny files compress badly and keep a phone busy with asking; a file that is too wide brings a page what it does not need.
 * `npm run check` sees to each page's budget in kB, `e2e/first-visit/first-visit.spec.ts` to the number of files.
 */
export const chunkGroups = [
  // Apart, since each file is one long task of a cheap phone.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  { name: 'router', test: /node_modules\/react-router\//, priority: 5 },
  // What reads, a whole or page by page; behind the frame, whose modules it would take along.
  {
    name: 'query',
    test: /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*\/queryOptions\.)|lib\/(query-client|use-read-at-opening|lists\/(use-keyset-list|pages))\.|components\/(query-provider|lists\/more-rows)\./,
    priority: 2,
  },
  // Apart, or it travels with the first group that holds a rule for a form, to pages without one.
  { name: 'rules', test: /node_modules\/zod\//, priority: 5 },
  // Apart for the same reason: pages with a form of their own need nothing of the sign-in.
  {
    name: 'form-state',
    test: /node_modules\/(react-hook-form|@hookform\/resolvers\/dist\/resolvers)/,
    priority: 5,
  },
  // What most pages share, and small things that the frame of each shares with single pages: dozens of tiny files compress badly, and each is
  // one more way over the line.
  {
    name: 'frame',
    test: /components\/layouts\/(?!account-|mobile-account|use-sign-out|member)|lib\/(document-context\.|early|theme\.|offline\/forget-stored|forms\/use-hydrated|session\/(arrival|use-arriving))|config\/navigation|icons\/(bell|mail|monitor|phone)\.|components\/(login-links|ui\/(card|progress|field|field-context|input|label|textarea|checkbox|native-select)|guards\/stranger-note|safety-notice|form-button)\.|lib\/(format-date|shorten)\.|config\/(member|thread)-paths|contracts\/src\/(directory|format-rupiah|phone-number|referral-code)\.|features\/premium\/buy-messages|lib\/(api\/(public-fetch|fetch-api|read-failure|load-advice|may-help-to-ask-again)|forms\/(draft-storage|lazy-resolver)|session\/(ask-premium|use-doubted-premium|use-login-redirect|wanted)|use-premium-price|save-file)|\/(connection-advice|was-answered|whatsapp-link|use-timed-redirect|use-now|wait|fold-memory|suggestions-height)\.ts|icons\/(arrow-left|bot|crown|link-2|lock|log-in|map-pin|message-circle|plus|search|shield-check|timer|user-round|user-round-check|users|wallet|wifi-off|badge-check|check|chevron-down|chevron-left|clock|hand-coins|reply)\.|components\/(brand\/(create-icon|kawung-mark|kawung-spinner)|layouts\/(container|page)|no-script-note|ui\/(alert|badge|breadcrumb|button|page-header|skeleton|slot|toast|use-controllable-state))\.|config\/(client-info|paths)\.|lib\/(cn|in-jakarta|page-meta|public-config|report-problem|api\/(failure|use-operation)|session\/(fetch-admin-role|return-path|second-step|session-store|stored-session|use-session)|supabase\/client)\.|contracts\/src\/(business|company|format-number)\.|node_modules\/clsx\/|icons\/(chevron-right|circle-check|circle-exclamation-point|info|triangle-exclamation-point|x)\./,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'premium',
    test: /features\/premium\/(perks|components\/(buy-premium|perk-list))/,
    minShareCount: 2,
  },
  {
    name: 'dialogs',
    test: /components\/ui\/(dialog|modal|sheet|confirm-dialog|alert-dialog)\./,
    minShareCount: 2,
    priority: 3,
  },
  // Faces and names of people.
  {
    name: 'faces',
    test: /ui\/avatar|lib\/(describe-signs|pictures\/picture-sources)|components\/person-(name|signs)|contracts\/src\/storage/,
    minShareCount: 2,
    priority: 3,
  },
  // Pictures of listings, with the drawings that stand in for them.
  {
    name: 'pictures',
    test: /components\/listing-picture|lib\/pictures\/(find-thing|thing-words)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'forms',
    test: /components\/(ui\/(form-error-summary|radio-group)|forms\/(form|submit-button))\.|lib\/forms\/(?!use-hydrated|lazy-resolver|draft-storage|use-operation-form)/,
    minShareCount: 2,
    priority: 2,
  },
  // What signs in, registers and writes to us.
  {
    name: 'entrance',
    test: /components\/forms\/(?!guardian-field|form\.|submit-button)|components\/provider-mark|lib\/(use-public-config|provider-name|session\/(flow-marker|passkey-problem))|icons\/(eye|eye-off|key-round)\.|lib\/captcha\/(captcha-token|use-captcha)|components\/captcha\/captcha-field|features\/auth\/(api\/request-password-reset|auth-error|login-draft|reset-problem|components\/auth-frame)/,
    minShareCount: 2,
    priority: 2,
  },
  // The field of the directories, the messages and the desk, and what they say where nothing is found.
  {
    name: 'search-field',
    test: /components\/(lists\/search-field|ui\/(empty|error)-state\.|brand\/empty-illustration)|icons\/rotate-cw\./,
    priority: 3,
  },
  // Pages of several parts, with the part in the address.
  {
    name: 'tabs',
    test: /components\/ui\/tabs\.|lib\/use-address-(value|tab)\./,
    minShareCount: 2,
    priority: 2,
  },
  // Lists that are looked through page by page: the desk, applications, payments.
  {
    name: 'paged',
    test: /components\/lists\/(pager|query-state|desk-search|use-first-rows)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'gate',
    test: /components\/(guards\/(gate|messages|require-premium|premium-locked)|redirect-notice)|gate-skeleton/,
    minShareCount: 2,
    priority: 3,
  },
  // What the directories share with the pages of single listings.
  {
    name: 'listings',
    test: /lib\/(api\/(rpc-query|get-person-signs)|lists\/(search-page|search-order|keyset-list))\.|components\/(lists\/marked-text|delete-listing|listing-management)\./,
    minShareCount: 2,
    priority: 1,
  },
  // What narrows a list of the desk; behind tabs and frame, whose modules it would take along.
  {
    name: 'desk-lists',
    test: /components\/lists\/(paged-rows|desk-filters|use-desk-filters)\./,
    minShareCount: 2,
    priority: 1,
  },
  // Small things of many pages: the groups below would take them along, and pages that need them would come by all else of those.
  { name: 'small-things', test: /components\/late-part\.|lib\/use-debounced\.|icons\/flag\./, priority: 2 },
  // What members have made and may share has a page of its own.
  {
    name: 'shared-page',
    test: /lib\/(shared-page-meta|load-or-kept)\.|components\/(share-buttons|report-dialog)\.|icons\/share-2\./,
    minShareCount: 2,
    priority: 1,
  },
  // What the two directories share.
  {
    name: 'lists',
    test: /components\/lists|lib\/lists/,
    minShareCount: 2,
  },
  { name: 'project-words', test: /features\/projects\/messages/, priority: 2 },
  // What owners of projects need of them.
  {
    name: 'own-projects',
    test: /features\/projects\/(project-state|components\/project-lifecycle|api\/(close|extend))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'contacts',
    test: /features\/contacts\/(?!components\/contact-(directory|detail|dialog|form))|icons\/graduation-cap\./,
    minShareCount: 2,
  },
  // What the project directory shares with the pages about one project.
  {
    name: 'projects',
    test: /features\/projects\/(?!components\/project-(detail|directory|filter|form)|saved)|lib\/session\/applied-projects|icons\/(calendar-clock|send)\./,
    minShareCount: 2,
  },
  // What waits for a connection, and what a sign-out takes away.
  {
    name: 'kept',
    test: /lib\/offline\/(cache-names|forget-device|waiting-(form|store|count)|wait-for-connection)/,
    priority: 3,
  },
  // What opens the sections of home and of the pages about us.
  {
    name: 'sections',
    test: /brand\/kawung-pattern|components\/section-heading|icons\/(arrow-right|file-spreadsheet|handshake|sparkles)\./,
    minShareCount: 2,
    priority: 3,
  },
  // What every page about an idea computes with. Without its schemas, which would bring their library.
  {
    name: 'finance',
    test: /contracts\/src\/finance\/(break-even|business-kinds|cash-flow|conditions|details-of|lowest-point|max-rupiah|must-be-true|percent-of|quick-calculations|ramp|scenarios|tax-of-month|unit-economics)\./,
    minShareCount: 2,
  },
  // Apart, or they travel with the plan, to the desk.
  {
    name: 'figures',
    test: /components\/ui\/(stat|table)\.|icons\/rotate-ccw\./,
    minShareCount: 2,
    priority: 1,
  },
  // Apart for the same reason: the generator counts before it shows a plan.
  {
    name: 'scoring',
    test: /contracts\/src\/(score-dimensions|scoring\/(rescore-idea|weigh-scores|score-economics)|finance\/(parse-figure|parse-capital|figure-rules|written-number|rupiah|capital-check|changed-figures|change-material))\./,
    minShareCount: 2,
    priority: 1,
  },
  // What a plan is shown and changed with: a saved one, a shared one, and one that was just made.
  {
    name: 'plan',
    test: /features\/ideas\/(components\/(assumption-fields|budget-table|capital-note|cash-flow-section|figure-field|finance-figures|idea-facts|idea-glance|idea-market|idea-scores|scenario-table|sensitivity-section)|saved\/plan-hints)\.|contracts\/src\/finance\/sensitivity\./,
    minShareCount: 2,
  },
];
