/** Query keys of the admin dashboard; invalidating `all` refreshes every tab. */
export const adminKeys = {
  all: ['admin'] as const,
  users: (search: string, page: number) => ['admin', 'users', search, page] as const,
  payments: (search: string, status: string, page: number) =>
    ['admin', 'payments', search, status, page] as const,
  events: (orderId: string) => ['admin', 'events', orderId] as const,
  held: ['admin', 'held'] as const,
  reviews: (page: number) => ['admin', 'reviews', page] as const,
  appealed: (ticketId: string) => ['admin', 'appealed', ticketId] as const,
  deleted: ['admin', 'deleted'] as const,
  reports: (status: string) => ['admin', 'reports', status] as const,
  tickets: (state: string, search: string, page: number) =>
    ['admin', 'tickets', state, search, page] as const,
  ticket: (number: string) => ['admin', 'ticket', number] as const,
  ticketThread: (id: string) => ['admin', 'ticket-thread', id] as const,
  duplicates: (id: string) => ['admin', 'ticket-duplicates', id] as const,
  person: (id: string) => ['admin', 'person', id] as const,
  personEvents: (id: string, kind: string, page: number) =>
    ['admin', 'person-events', id, kind, page] as const,
  personOrders: (id: string) => ['admin', 'person-orders', id] as const,
  personVouchers: (id: string) => ['admin', 'person-vouchers', id] as const,
  templates: ['admin', 'reply-templates'] as const,
  admins: ['admin', 'admins'] as const,
  staff: ['admin', 'staff'] as const,
  proposals: ['admin', 'role-proposals'] as const,
  rolesNeedSecond: ['admin', 'roles-need-second'] as const,
  rolePermissions: ['admin', 'role-permissions'] as const,
  audit: (page: number, action: string, search: string) => ['admin', 'audit', page, action, search] as const,
  home: (days: string) => ['admin', 'home', days] as const,
  status: ['admin', 'status'] as const,
  policyReports: ['admin', 'policy-reports'] as const,
  ownPermissions: ['admin', 'own-permissions'] as const,
  settings: ['admin', 'settings'] as const,
  links: ['admin', 'links'] as const,
  incidents: ['admin', 'incidents'] as const,
  incidentNotices: ['admin', 'incident-notices'] as const,
  localData: (kind: string) => ['admin', 'local-data', kind] as const,
};

/** Rows on one page of an admin list. */
export const adminPageSize = 25;
