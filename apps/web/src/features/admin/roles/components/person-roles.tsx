import { Link } from 'react-router';
import { FoldedSection } from '#components/folded-section.tsx';
import { QueryState } from '#components/lists/query-state.tsx';
import { PersonLink } from '#components/person-link.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { rolesPath } from '#config/desk-paths.ts';
import { formatLongDate } from '#lib/format-date.ts';
import { type StaffRole, useStaff } from '../api/list-staff.ts';
import type { DeskPerson } from '../../people/api/read-person.ts';
import { messages } from '../../messages.ts';
import { roleMessages } from '../role-messages.ts';
import { ProposalList } from './proposal-list.tsx';
import { RoleButton } from './role-button.tsx';
import { RoleDuties } from './role-duties.tsx';
import { useRoleChanges } from '../use-role-changes.ts';

const lesserRoles = ['finance', 'moderator', 'support'] as const;

function RoleRow({
  role,
  person,
  given,
  isSelf,
}: {
  role: (typeof lesserRoles)[number];
  person: DeskPerson;
  given: StaffRole | undefined;
  isSelf: boolean;
}) {
  return (
    <li className="flex flex-col gap-2 border-t border-border py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{roleMessages.name(role)}</span>
        {given === undefined ? null : <Badge variant="success">Aktif</Badge>}
      </p>
      <p className="text-sm text-muted-foreground">
        <RoleDuties role={role} />.
      </p>
      {given === undefined ? null : (
        <p className="text-sm wrap-anywhere">
          Sejak {formatLongDate(given.created_at)}
          {given.granted_by_name === null ? null : (
            <>
              , diberikan oleh <PersonLink id={given.granted_by}>{given.granted_by_name}</PersonLink>
            </>
          )}
        </p>
      )}
      {isSelf ? null : (
        <div>
          <RoleButton
            person={person}
            roleName={role}
            hasRole={given !== undefined}
            whenProposed={<Badge variant="warning">Ada usulan</Badge>}
            description={
              <>
                {person.username} {given === undefined ? 'akan boleh' : 'tidak boleh lagi'}:{' '}
                <RoleDuties role={role} />.
              </>
            }
          />
        </div>
      )}
    </li>
  );
}

/** The lesser roles of a person: what each may do, giving and taking it, and what is proposed about this person. */
export function PersonRoles({ person, isSelf }: { person: DeskPerson; isSelf: boolean }) {
  const query = useStaff();
  const { proposals } = useRoleChanges();
  const own = proposals.filter(({ user_id: userId }) => userId === person.id);
  const names = (query.data ?? [])
    .filter((one) => one.user_id === person.id)
    .map(({ role }) => roleMessages.name(role));
  const hint = [
    ...(person.is_admin ? ['Admin'] : []),
    ...names,
    ...(own.length > 0 ? [`${own.length} usulan`] : []),
  ].join(', ');
  return (
    <FoldedSection
      id="peran"
      title="Peran staf"
      hint={hint !== '' ? hint : query.isSuccess ? roleMessages.none : roleMessages.hint}
    >
      <div className="card gap-2 p-4">
        <Link to={rolesPath} className="link self-start text-sm font-medium">
          Peran tim
        </Link>
        {person.is_admin ? (
          <p className="text-sm text-muted-foreground">Sebagai Admin, orang ini sudah boleh semuanya.</p>
        ) : null}
        {isSelf ? (
          <p className="text-sm text-muted-foreground">Peran Anda sendiri diubah oleh admin lain.</p>
        ) : null}
        {own.length > 0 ? <ProposalList proposals={own} /> : null}
        <QueryState
          query={query}
          loadingText="Memuat peran"
          errorTitle={messages.dataFailed}
          emptyTitle="Belum ada peran"
        >
          {(staff) => (
            <ul className="flex flex-col">
              {lesserRoles.map((role) => (
                <RoleRow
                  key={role}
                  role={role}
                  person={person}
                  given={staff.find((one) => one.user_id === person.id && one.role === role)}
                  isSelf={isSelf}
                />
              ))}
            </ul>
          )}
        </QueryState>
      </div>
    </FoldedSection>
  );
}
