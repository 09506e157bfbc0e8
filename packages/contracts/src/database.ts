// Generated from the migrated database by `npm run codegen`. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_pauses: {
        Row: {
          paused_at: string;
          reminded_at: string | null;
          user_id: string;
        };
        Insert: {
          paused_at?: string;
          reminded_at?: string | null;
          user_id: string;
        };
        Update: {
          paused_at?: string;
          reminded_at?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      agreement_confirmations: {
        Row: {
          confirmed_at: string;
          content_hash: string;
          member_id: string;
          project_id: string;
        };
        Insert: {
          confirmed_at?: string;
          content_hash: string;
          member_id: string;
          project_id: string;
        };
        Update: {
          confirmed_at?: string;
          content_hash?: string;
          member_id?: string;
          project_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'agreement_confirmations_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'team_members';
            referencedColumns: ['id'];
          }, {
            foreignKeyName: 'agreement_confirmations_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'team_agreements';
            referencedColumns: ['project_id'];
          }];
      };
      app_settings: {
        Row: {
          is_public: boolean;
          key: string;
          label: string;
          updated_at: string;
          updated_by: string | null;
          value: Json;
        };
        Insert: {
          is_public?: boolean;
          key: string;
          label?: string;
          updated_at?: string;
          updated_by?: string | null;
          value: Json;
        };
        Update: {
          is_public?: boolean;
          key?: string;
          label?: string;
          updated_at?: string;
          updated_by?: string | null;
          value?: Json;
        };
        Relationships: [];
      };
      application_shortlist: {
        Row: {
          application_id: string;
          created_at: string;
          note: string;
          updated_at: string;
        };
        Insert: {
          application_id: string;
          created_at?: string;
          note?: string;
          updated_at?: string;
        };
        Update: {
          application_id?: string;
          created_at?: string;
          note?: string;
          updated_at?: string;
        };
        Relationships: [{
            foreignKeyName: 'application_shortlist_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: true;
            referencedRelation: 'project_applications';
            referencedColumns: ['id'];
          }];
      };
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          after: Json | null;
          before: Json | null;
          created_at: string;
          id: number;
          reason: string | null;
          request_id: string | null;
          target_id: string | null;
          target_kind: string;
        };
        Insert: {
          action: string;
          actor_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          reason?: string | null;
          request_id?: string | null;
          target_id?: string | null;
          target_kind: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          reason?: string | null;
          request_id?: string | null;
          target_id?: string | null;
          target_kind?: string;
        };
        Relationships: [];
      };
      business_ideas: {
        Row: {
          canvas: Json | null;
          created_at: string;
          id: string;
          input: Json;
          plan: Json | null;
          result: Json;
          title: string;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          canvas?: Json | null;
          created_at?: string;
          id?: string;
          input?: Json;
          plan?: Json | null;
          result?: Json;
          title: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          canvas?: Json | null;
          created_at?: string;
          id?: string;
          input?: Json;
          plan?: Json | null;
          result?: Json;
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      campus_codes: {
        Row: {
          attempts: number;
          code_hash: string | null;
          created_at: string;
          email: string | null;
          email_attempts: number;
          email_status: string;
          ended_at: string | null;
          expires_at: string | null;
          id: string;
          institution: string;
          mailbox_hash: string;
          user_id: string;
        };
        Insert: {
          attempts?: number;
          code_hash?: string | null;
          created_at?: string;
          email?: string | null;
          email_attempts?: number;
          email_status?: string;
          ended_at?: string | null;
          expires_at?: string | null;
          id?: string;
          institution: string;
          mailbox_hash: string;
          user_id: string;
        };
        Update: {
          attempts?: number;
          code_hash?: string | null;
          created_at?: string;
          email?: string | null;
          email_attempts?: number;
          email_status?: string;
          ended_at?: string | null;
          expires_at?: string | null;
          id?: string;
          institution?: string;
          mailbox_hash?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      campus_mails: {
        Row: {
          institution: string;
          mailbox_hash: string;
          user_id: string;
          verified_at: string;
        };
        Insert: {
          institution: string;
          mailbox_hash: string;
          user_id: string;
          verified_at?: string;
        };
        Update: {
          institution?: string;
          mailbox_hash?: string;
          user_id?: string;
          verified_at?: string;
        };
        Relationships: [];
      };
      coin_entries: {
        Row: {
          account: string;
          amount: number;
          available_at: string;
          id: number;
          transfer_id: string;
          user_id: string | null;
        };
        Insert: {
          account: string;
          amount: number;
          available_at?: string;
          id?: never;
          transfer_id: string;
          user_id?: string | null;
        };
        Update: {
          account?: string;
          amount?: number;
          available_at?: string;
          id?: never;
          transfer_id?: string;
          user_id?: string | null;
        };
        Relationships: [{
            foreignKeyName: 'coin_entries_transfer_id_fkey';
            columns: ['transfer_id'];
            isOneToOne: false;
            referencedRelation: 'coin_transfers';
            referencedColumns: ['id'];
          }];
      };
      coin_transfers: {
        Row: {
          available_at: string;
          business_key: string;
          created_at: string;
          id: string;
          kind: string;
          reason: string;
          reference: string | null;
          user_id: string;
        };
        Insert: {
          available_at?: string;
          business_key: string;
          created_at?: string;
          id?: string;
          kind: string;
          reason: string;
          reference?: string | null;
          user_id: string;
        };
        Update: {
          available_at?: string;
          business_key?: string;
          created_at?: string;
          id?: string;
          kind?: string;
          reason?: string;
          reference?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      collaborations: {
        Row: {
          confirmed_at: string | null;
          id: string;
          member_id: string;
          membership_id: string | null;
          owner_id: string;
          project_name: string;
          role: string;
          said_at: string;
          said_by: string;
        };
        Insert: {
          confirmed_at?: string | null;
          id?: string;
          member_id: string;
          membership_id?: string | null;
          owner_id: string;
          project_name: string;
          role?: string;
          said_at?: string;
          said_by: string;
        };
        Update: {
          confirmed_at?: string | null;
          id?: string;
          member_id?: string;
          membership_id?: string | null;
          owner_id?: string;
          project_name?: string;
          role?: string;
          said_at?: string;
          said_by?: string;
        };
        Relationships: [{
            foreignKeyName: 'collaborations_membership_id_fkey';
            columns: ['membership_id'];
            isOneToOne: true;
            referencedRelation: 'team_members';
            referencedColumns: ['id'];
          }];
      };
      consents: {
        Row: {
          created_at: string;
          document: string;
          id: string;
          revoked_at: string | null;
          user_id: string;
          version: string;
        };
        Insert: {
          created_at?: string;
          document: string;
          id?: string;
          revoked_at?: string | null;
          user_id: string;
          version: string;
        };
        Update: {
          created_at?: string;
          document?: string;
          id?: string;
          revoked_at?: string | null;
          user_id?: string;
          version?: string;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          answered_at: string | null;
          closed_at: string | null;
          created_at: string;
          due_at: string;
          email: string;
          handled_by: string | null;
          id: string;
          kind: string;
          merged_into: string | null;
          message: string;
          name: string;
          status: string;
          subject: string;
          ticket_number: string;
          user_id: string | null;
          warn_at: string;
          warned: string | null;
        };
        Insert: {
          answered_at?: string | null;
          closed_at?: string | null;
          created_at?: string;
          due_at: string;
          email: string;
          handled_by?: string | null;
          id?: string;
          kind?: string;
          merged_into?: string | null;
          message: string;
          name: string;
          status?: string;
          subject: string;
          ticket_number: string;
          user_id?: string | null;
          warn_at: string;
          warned?: string | null;
        };
        Update: {
          answered_at?: string | null;
          closed_at?: string | null;
          created_at?: string;
          due_at?: string;
          email?: string;
          handled_by?: string | null;
          id?: string;
          kind?: string;
          merged_into?: string | null;
          message?: string;
          name?: string;
          status?: string;
          subject?: string;
          ticket_number?: string;
          user_id?: string | null;
          warn_at?: string;
          warned?: string | null;
        };
        Relationships: [{
            foreignKeyName: 'contact_messages_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          }];
      };
      contact_reveals: {
        Row: {
          created_at: string;
          id: string;
          target_id: string;
          target_kind: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          target_id: string;
          target_kind: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          target_id?: string;
          target_kind?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      deleted_content: {
        Row: {
          children: Json;
          content_id: string;
          deleted_at: string;
          deleted_by: string | null;
          id: string;
          kind: string;
          owner_id: string;
          reason: string | null;
          restored_at: string | null;
          row: Json;
        };
        Insert: {
          children?: Json;
          content_id: string;
          deleted_at?: string;
          deleted_by?: string | null;
          id?: string;
          kind: string;
          owner_id: string;
          reason?: string | null;
          restored_at?: string | null;
          row: Json;
        };
        Update: {
          children?: Json;
          content_id?: string;
          deleted_at?: string;
          deleted_by?: string | null;
          id?: string;
          kind?: string;
          owner_id?: string;
          reason?: string | null;
          restored_at?: string | null;
          row?: Json;
        };
        Relationships: [];
      };
      entitlements: {
        Row: {
          created_at: string;
          granted_by: string | null;
          id: string;
          kind: string;
          payment_id: string | null;
          reason: string | null;
          revoke_reason: string | null;
          revoked_at: string | null;
          source: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          granted_by?: string | null;
          id?: string;
          kind?: string;
          payment_id?: string | null;
          reason?: string | null;
          revoke_reason?: string | null;
          revoked_at?: string | null;
          source: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          granted_by?: string | null;
          id?: string;
          kind?: string;
          payment_id?: string | null;
          reason?: string | null;
          revoke_reason?: string | null;
          revoked_at?: string | null;
          source?: string;
          user_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'entitlements_payment_id_fkey';
            columns: ['payment_id'];
            isOneToOne: false;
            referencedRelation: 'payments';
            referencedColumns: ['id'];
          }];
      };
      guardian_requests: {
        Row: {
          child_id: string;
          confirmed_at: string | null;
          created_at: string;
          email_attempts: number;
          email_status: string;
          ended_at: string | null;
          expires_at: string | null;
          guardian_email: string;
          id: string;
          mailbox: string;
          relation: string | null;
          text_version: string | null;
          token_hash: string | null;
          was_declined: boolean;
        };
        Insert: {
          child_id: string;
          confirmed_at?: string | null;
          created_at?: string;
          email_attempts?: number;
          email_status?: string;
          ended_at?: string | null;
          expires_at?: string | null;
          guardian_email: string;
          id?: string;
          mailbox: string;
          relation?: string | null;
          text_version?: string | null;
          token_hash?: string | null;
          was_declined?: boolean;
        };
        Update: {
          child_id?: string;
          confirmed_at?: string | null;
          created_at?: string;
          email_attempts?: number;
          email_status?: string;
          ended_at?: string | null;
          expires_at?: string | null;
          guardian_email?: string;
          id?: string;
          mailbox?: string;
          relation?: string | null;
          text_version?: string | null;
          token_hash?: string | null;
          was_declined?: boolean;
        };
        Relationships: [];
      };
      idea_comments: {
        Row: {
          author_name: string;
          body: string;
          created_at: string;
          id: string;
          share_id: string;
        };
        Insert: {
          author_name: string;
          body: string;
          created_at?: string;
          id?: string;
          share_id: string;
        };
        Update: {
          author_name?: string;
          body?: string;
          created_at?: string;
          id?: string;
          share_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'idea_comments_share_id_fkey';
            columns: ['share_id'];
            isOneToOne: false;
            referencedRelation: 'idea_shares';
            referencedColumns: ['id'];
          }];
      };
      idea_messages: {
        Row: {
          content: string;
          created_at: string;
          id: string;
          idea_id: string | null;
          mode: string;
          note: string;
          role: string;
          sources: Json;
          stored_at: string;
          user_id: string;
        };
        Insert: {
          content: string;
          created_at?: string;
          id?: string;
          idea_id?: string | null;
          mode: string;
          note?: string;
          role: string;
          sources?: Json;
          stored_at?: string;
          user_id?: string;
        };
        Update: {
          content?: string;
          created_at?: string;
          id?: string;
          idea_id?: string | null;
          mode?: string;
          note?: string;
          role?: string;
          sources?: Json;
          stored_at?: string;
          user_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'idea_messages_idea_id_fkey';
            columns: ['idea_id'];
            isOneToOne: false;
            referencedRelation: 'business_ideas';
            referencedColumns: ['id'];
          }];
      };
      idea_shares: {
        Row: {
          created_at: string;
          id: string;
          idea_id: string;
          revoked_at: string | null;
          token: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          idea_id: string;
          revoked_at?: string | null;
          token?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          idea_id?: string;
          revoked_at?: string | null;
          token?: string;
          user_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'idea_shares_idea_id_fkey';
            columns: ['idea_id'];
            isOneToOne: false;
            referencedRelation: 'business_ideas';
            referencedColumns: ['id'];
          }];
      };
      idea_steps: {
        Row: {
          created_at: string;
          data: Json;
          idea_id: string;
          step: number;
          updated_at: string;
          version: number;
        };
        Insert: {
          created_at?: string;
          data: Json;
          idea_id: string;
          step: number;
          updated_at?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          data?: Json;
          idea_id?: string;
          step?: number;
          updated_at?: string;
          version?: number;
        };
        Relationships: [{
            foreignKeyName: 'idea_steps_idea_id_fkey';
            columns: ['idea_id'];
            isOneToOne: false;
            referencedRelation: 'business_ideas';
            referencedColumns: ['id'];
          }];
      };
      incidents: {
        Row: {
          data_concerned: string;
          ended_at: string | null;
          happened: string;
          id: string;
          known_at: string;
          our_steps: string;
          tells_members: boolean;
          title: string;
          told_at: string;
          updated_at: string;
          your_steps: string;
        };
        Insert: {
          data_concerned: string;
          ended_at?: string | null;
          happened: string;
          id?: string;
          known_at: string;
          our_steps: string;
          tells_members?: boolean;
          title: string;
          told_at?: string;
          updated_at?: string;
          your_steps: string;
        };
        Update: {
          data_concerned?: string;
          ended_at?: string | null;
          happened?: string;
          id?: string;
          known_at?: string;
          our_steps?: string;
          tells_members?: boolean;
          title?: string;
          told_at?: string;
          updated_at?: string;
          your_steps?: string;
        };
        Relationships: [];
      };
      interview_answers: {
        Row: {
          answers: string[];
          created_at: string;
          id: string;
          link_id: string;
        };
        Insert: {
          answers: string[];
          created_at?: string;
          id: string;
          link_id: string;
        };
        Update: {
          answers?: string[];
          created_at?: string;
          id?: string;
          link_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'interview_answers_link_id_fkey';
            columns: ['link_id'];
            isOneToOne: false;
            referencedRelation: 'interview_links';
            referencedColumns: ['id'];
          }];
      };
      interview_links: {
        Row: {
          closed_at: string | null;
          created_at: string;
          expires_at: string;
          id: string;
          idea_id: string;
          questions: string[];
          token_hash: string;
          user_id: string;
        };
        Insert: {
          closed_at?: string | null;
          created_at?: string;
          expires_at?: string;
          id?: string;
          idea_id: string;
          questions: string[];
          token_hash: string;
          user_id: string;
        };
        Update: {
          closed_at?: string | null;
          created_at?: string;
          expires_at?: string;
          id?: string;
          idea_id?: string;
          questions?: string[];
          token_hash?: string;
          user_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'interview_links_idea_id_fkey';
            columns: ['idea_id'];
            isOneToOne: false;
            referencedRelation: 'business_ideas';
            referencedColumns: ['id'];
          }];
      };
      listing_holds: {
        Row: {
          categories: string[];
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision: string | null;
          id: string;
          project_id: string;
          user_id: string;
        };
        Insert: {
          categories?: string[];
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision?: string | null;
          id?: string;
          project_id: string;
          user_id: string;
        };
        Update: {
          categories?: string[];
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision?: string | null;
          id?: string;
          project_id?: string;
          user_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'listing_holds_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'project_listings';
            referencedColumns: ['id'];
          }];
      };
      listing_matching: {
        Row: {
          created_at: string;
          goal: string | null;
          languages: string[];
          project_id: string;
          skill_levels: Json;
          stage: string | null;
          team_skills: string[];
          updated_at: string;
          wishes: Json;
        };
        Insert: {
          created_at?: string;
          goal?: string | null;
          languages?: string[];
          project_id: string;
          skill_levels?: Json;
          stage?: string | null;
          team_skills?: string[];
          updated_at?: string;
          wishes?: Json;
        };
        Update: {
          created_at?: string;
          goal?: string | null;
          languages?: string[];
          project_id?: string;
          skill_levels?: Json;
          stage?: string | null;
          team_skills?: string[];
          updated_at?: string;
          wishes?: Json;
        };
        Relationships: [{
            foreignKeyName: 'listing_matching_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: true;
            referencedRelation: 'project_listings';
            referencedColumns: ['id'];
          }];
      };
      listing_roles: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          position: number;
          project_id: string;
          seats: number;
          task: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          name: string;
          position: number;
          project_id: string;
          seats?: number;
          task?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          position?: number;
          project_id?: string;
          seats?: number;
          task?: string;
        };
        Relationships: [{
            foreignKeyName: 'listing_roles_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'project_listings';
            referencedColumns: ['id'];
          }];
      };
      local_figures: {
        Row: {
          as_of: string;
          holds_until: string | null;
          id: string;
          key: string;
          kind: string;
          source_name: string;
          source_url: string;
          updated_at: string;
          value: Json;
        };
        Insert: {
          as_of: string;
          holds_until?: string | null;
          id?: string;
          key: string;
          kind: string;
          source_name: string;
          source_url: string;
          updated_at?: string;
          value: Json;
        };
        Update: {
          as_of?: string;
          holds_until?: string | null;
          id?: string;
          key?: string;
          kind?: string;
          source_name?: string;
          source_url?: string;
          updated_at?: string;
          value?: Json;
        };
        Relationships: [];
      };
      match_dismissals: {
        Row: {
          created_at: string;
          id: string;
          person_id: string | null;
          project_id: string;
          reason: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          person_id?: string | null;
          project_id: string;
          reason: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          person_id?: string | null;
          project_id?: string;
          reason?: string;
          user_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'match_dismissals_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'project_listings';
            referencedColumns: ['id'];
          }];
      };
      matching_profiles: {
        Row: {
          adult_declared_at: string | null;
          created_at: string;
          findable: boolean;
          goal: string | null;
          hours_per_week: number | null;
          interests: string[];
          is_adult: boolean;
          is_remote: boolean;
          languages: string[];
          skills: Json;
          stage: string | null;
          updated_at: string;
          user_id: string;
          wishes: Json;
        };
        Insert: {
          adult_declared_at?: string | null;
          created_at?: string;
          findable?: boolean;
          goal?: string | null;
          hours_per_week?: number | null;
          interests?: string[];
          is_adult?: boolean;
          is_remote?: boolean;
          languages?: string[];
          skills?: Json;
          stage?: string | null;
          updated_at?: string;
          user_id?: string;
          wishes?: Json;
        };
        Update: {
          adult_declared_at?: string | null;
          created_at?: string;
          findable?: boolean;
          goal?: string | null;
          hours_per_week?: number | null;
          interests?: string[];
          is_adult?: boolean;
          is_remote?: boolean;
          languages?: string[];
          skills?: Json;
          stage?: string | null;
          updated_at?: string;
          user_id?: string;
          wishes?: Json;
        };
        Relationships: [];
      };
      member_ages: {
        Row: {
          birth_year: number;
          stated_at: string;
          user_id: string;
        };
        Insert: {
          birth_year: number;
          stated_at?: string;
          user_id: string;
        };
        Update: {
          birth_year?: number;
          stated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      member_blocks: {
        Row: {
          blocked_id: string;
          blocker_id: string;
          created_at: string;
        };
        Insert: {
          blocked_id: string;
          blocker_id: string;
          created_at?: string;
        };
        Update: {
          blocked_id?: string;
          blocker_id?: string;
          created_at?: string;
        };
        Relationships: [];
      };
      moderation_decisions: {
        Row: {
          appealed_at: string | null;
          created_at: string;
          id: string;
          kind: string;
          overturned_at: string | null;
          reason: string;
          target_id: string;
          target_kind: string;
          ticket_id: string | null;
          title: string;
          user_id: string;
        };
        Insert: {
          appealed_at?: string | null;
          created_at?: string;
          id?: string;
          kind: string;
          overturned_at?: string | null;
          reason: string;
          target_id: string;
          target_kind: string;
          ticket_id?: string | null;
          title: string;
          user_id: string;
        };
        Update: {
          appealed_at?: string | null;
          created_at?: string;
          id?: string;
          kind?: string;
          overturned_at?: string | null;
          reason?: string;
          target_id?: string;
          target_kind?: string;
          ticket_id?: string | null;
          title?: string;
          user_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'moderation_decisions_ticket_id_fkey';
            columns: ['ticket_id'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          }];
      };
      notification_preferences: {
        Row: {
          email: boolean;
          in_app: boolean;
          kind: string;
          user_id: string;
        };
        Insert: {
          email?: boolean;
          in_app?: boolean;
          kind: string;
          user_id?: string;
        };
        Update: {
          email?: boolean;
          in_app?: boolean;
          kind?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      notifications: {
        Row: {
          body: string;
          created_at: string;
          dedupe_key: string | null;
          email_attempts: number;
          email_status: string;
          id: string;
          in_app: boolean;
          kind: string;
          link: string | null;
          read_at: string | null;
          title: string;
          user_id: string;
        };
        Insert: {
          body?: string;
          created_at?: string;
          dedupe_key?: string | null;
          email_attempts?: number;
          email_status?: string;
          id?: string;
          in_app?: boolean;
          kind: string;
          link?: string | null;
          read_at?: string | null;
          title: string;
          user_id: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          dedupe_key?: string | null;
          email_attempts?: number;
          email_status?: string;
          id?: string;
          in_app?: boolean;
          kind?: string;
          link?: string | null;
          read_at?: string | null;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      payment_events: {
        Row: {
          dedupe_key: string;
          id: string;
          order_id: string;
          outcome: string | null;
          payload: Json;
          processed_at: string | null;
          received_at: string;
          signature_valid: boolean | null;
          source: string;
        };
        Insert: {
          dedupe_key: string;
          id?: string;
          order_id: string;
          outcome?: string | null;
          payload: Json;
          processed_at?: string | null;
          received_at?: string;
          signature_valid?: boolean | null;
          source: string;
        };
        Update: {
          dedupe_key?: string;
          id?: string;
          order_id?: string;
          outcome?: string | null;
          payload?: Json;
          processed_at?: string | null;
          received_at?: string;
          signature_valid?: boolean | null;
          source?: string;
        };
        Relationships: [];
      };
      payments: {
        Row: {
          amount: number;
          created_at: string;
          environment: string;
          expires_at: string;
          id: string;
          instructions: Json | null;
          needs_refund: boolean;
          order_id: string;
          paid_at: string | null;
          payment_type: string | null;
          plan: string;
          redirect_url: string | null;
          refunded_amount: number;
          snap_token: string | null;
          status: string;
          transaction_id: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          amount: number;
          created_at?: string;
          environment?: string;
          expires_at?: string;
          id?: string;
          instructions?: Json | null;
          needs_refund?: boolean;
          order_id: string;
          paid_at?: string | null;
          payment_type?: string | null;
          plan?: string;
          redirect_url?: string | null;
          refunded_amount?: number;
          snap_token?: string | null;
          status?: string;
          transaction_id?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          environment?: string;
          expires_at?: string;
          id?: string;
          instructions?: Json | null;
          needs_refund?: boolean;
          order_id?: string;
          paid_at?: string | null;
          payment_type?: string | null;
          plan?: string;
          redirect_url?: string | null;
          refunded_amount?: number;
          snap_token?: string | null;
          status?: string;
          transaction_id?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      payout_providers: {
        Row: {
          bank_code: string | null;
          code: string;
          kind: string;
          max_digits: number;
          min_digits: number;
          name: string;
        };
        Insert: {
          bank_code?: string | null;
          code: string;
          kind: string;
          max_digits: number;
          min_digits: number;
          name: string;
        };
        Update: {
          bank_code?: string | null;
          code?: string;
          kind?: string;
          max_digits?: number;
          min_digits?: number;
          name?: string;
        };
        Relationships: [];
      };
      pengguna: {
        Row: {
          angkatan: number | null;
          deskripsi: string | null;
          email: string | null;
          facebook: string | null;
          foto_path: string | null;
          id: string;
          instagram: string | null;
          kampus: string | null;
          kota: string | null;
          linkedin: string | null;
          nama_lengkap: string;
          no_wa: string | null;
          paket: string;
          prodi: string | null;
          tanggal_daftar: string;
          twitter: string | null;
          updated_at: string;
          username: string;
        };
        Insert: {
          angkatan?: number | null;
          deskripsi?: string | null;
          email?: string | null;
          facebook?: string | null;
          foto_path?: string | null;
          id: string;
          instagram?: string | null;
          kampus?: string | null;
          kota?: string | null;
          linkedin?: string | null;
          nama_lengkap: string;
          no_wa?: string | null;
          paket?: string;
          prodi?: string | null;
          tanggal_daftar?: string;
          twitter?: string | null;
          updated_at?: string;
          username: string;
        };
        Update: {
          angkatan?: number | null;
          deskripsi?: string | null;
          email?: string | null;
          facebook?: string | null;
          foto_path?: string | null;
          id?: string;
          instagram?: string | null;
          kampus?: string | null;
          kota?: string | null;
          linkedin?: string | null;
          nama_lengkap?: string;
          no_wa?: string | null;
          paket?: string;
          prodi?: string | null;
          tanggal_daftar?: string;
          twitter?: string | null;
          updated_at?: string;
          username?: string;
        };
        Relationships: [];
      };
      person_notes: {
        Row: {
          author_id: string | null;
          body: string;
          created_at: string;
          dedupe_key: string;
          id: string;
          person_id: string;
        };
        Insert: {
          author_id?: string | null;
          body: string;
          created_at?: string;
          dedupe_key: string;
          id?: string;
          person_id: string;
        };
        Update: {
          author_id?: string | null;
          body?: string;
          created_at?: string;
          dedupe_key?: string;
          id?: string;
          person_id?: string;
        };
        Relationships: [];
      };
      premium_links: {
        Row: {
          key: string;
          label: string;
          sort: number;
          updated_at: string;
          updated_by: string | null;
          url: string | null;
        };
        Insert: {
          key: string;
          label: string;
          sort?: number;
          updated_at?: string;
          updated_by?: string | null;
          url?: string | null;
        };
        Update: {
          key?: string;
          label?: string;
          sort?: number;
          updated_at?: string;
          updated_by?: string | null;
          url?: string | null;
        };
        Relationships: [];
      };
      project_applications: {
        Row: {
          answers: Json;
          applicant_email: string | null;
          applicant_id: string;
          applicant_name: string;
          applicant_skills: string[];
          applicant_whatsapp: string | null;
          application_message: string;
          closed_at: string | null;
          closed_reason: string | null;
          created_at: string;
          decided_at: string | null;
          id: string;
          number_given_at: string | null;
          number_waits: boolean;
          owner_id: string | null;
          project_id: string;
          reject_reason: string | null;
          reminded_days: number;
          role_id: string | null;
          status: string;
          via_messages: boolean;
          waits_since: string;
        };
        Insert: {
          answers?: Json;
          applicant_email?: string | null;
          applicant_id?: string;
          applicant_name: string;
          applicant_skills?: string[];
          applicant_whatsapp?: string | null;
          application_message: string;
          closed_at?: string | null;
          closed_reason?: string | null;
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          number_given_at?: string | null;
          number_waits?: boolean;
          owner_id?: string | null;
          project_id: string;
          reject_reason?: string | null;
          reminded_days?: number;
          role_id?: string | null;
          status?: string;
          via_messages?: boolean;
          waits_since?: string;
        };
        Update: {
          answers?: Json;
          applicant_email?: string | null;
          applicant_id?: string;
          applicant_name?: string;
          applicant_skills?: string[];
          applicant_whatsapp?: string | null;
          application_message?: string;
          closed_at?: string | null;
          closed_reason?: string | null;
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          number_given_at?: string | null;
          number_waits?: boolean;
          owner_id?: string | null;
          project_id?: string;
          reject_reason?: string | null;
          reminded_days?: number;
          role_id?: string | null;
          status?: string;
          via_messages?: boolean;
          waits_since?: string;
        };
        Relationships: [{
            foreignKeyName: 'project_applications_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'project_listings';
            referencedColumns: ['id'];
          }, {
            foreignKeyName: 'project_applications_role_id_fkey';
            columns: ['role_id'];
            isOneToOne: false;
            referencedRelation: 'listing_roles';
            referencedColumns: ['id'];
          }];
      };
      project_listings: {
        Row: {
          budget_max: number | null;
          budget_range: string | null;
          city: string | null;
          closed_at: string | null;
          closed_reason: string | null;
          contact_method: string;
          contact_type: string;
          created_at: string;
          deadline: string | null;
          expires_at: string;
          hours_per_week: number | null;
          id: string;
          is_active: boolean;
          is_remote: boolean;
          owner_email: string | null;
          owner_name: string;
          picture_path: string | null;
          project_description: string;
          project_name: string;
          project_type: string;
          questions: string[];
          required_skills: string[];
          reward_type: string | null;
          search: unknown | null;
          seats: number | null;
          timeline: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          budget_max?: never;
          budget_range?: string | null;
          city?: string | null;
          closed_at?: string | null;
          closed_reason?: string | null;
          contact_method: string;
          contact_type?: never;
          created_at?: string;
          deadline?: string | null;
          expires_at?: string;
          hours_per_week?: number | null;
          id?: string;
          is_active?: boolean;
          is_remote?: boolean;
          owner_email?: string | null;
          owner_name: string;
          picture_path?: string | null;
          project_description: string;
          project_name: string;
          project_type: string;
          questions?: string[];
          required_skills: string[];
          reward_type?: string | null;
          search?: never;
          seats?: number | null;
          timeline?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          budget_max?: never;
          budget_range?: string | null;
          city?: string | null;
          closed_at?: string | null;
          closed_reason?: string | null;
          contact_method?: string;
          contact_type?: never;
          created_at?: string;
          deadline?: string | null;
          expires_at?: string;
          hours_per_week?: number | null;
          id?: string;
          is_active?: boolean;
          is_remote?: boolean;
          owner_email?: string | null;
          owner_name?: string;
          picture_path?: string | null;
          project_description?: string;
          project_name?: string;
          project_type?: string;
          questions?: string[];
          required_skills?: string[];
          reward_type?: string | null;
          search?: never;
          seats?: number | null;
          timeline?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      project_milestones: {
        Row: {
          created_at: string;
          done_at: string | null;
          due_on: string;
          id: string;
          project_id: string;
          title: string;
        };
        Insert: {
          created_at?: string;
          done_at?: string | null;
          due_on: string;
          id?: string;
          project_id: string;
          title: string;
        };
        Update: {
          created_at?: string;
          done_at?: string | null;
          due_on?: string;
          id?: string;
          project_id?: string;
          title?: string;
        };
        Relationships: [{
            foreignKeyName: 'project_milestones_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'project_listings';
            referencedColumns: ['id'];
          }];
      };
      project_updates: {
        Row: {
          author_id: string;
          body: string;
          created_at: string;
          id: string;
          project_id: string;
        };
        Insert: {
          author_id?: string;
          body: string;
          created_at?: string;
          id?: string;
          project_id: string;
        };
        Update: {
          author_id?: string;
          body?: string;
          created_at?: string;
          id?: string;
          project_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'project_updates_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'project_listings';
            referencedColumns: ['id'];
          }];
      };
      public_profiles: {
        Row: {
          card_parts: string[];
          created_at: string;
          is_public: boolean;
          may_be_indexed: boolean;
          page_parts: string[];
          updated_at: string;
          user_id: string;
        };
        Insert: {
          card_parts?: string[];
          created_at?: string;
          is_public?: boolean;
          may_be_indexed?: boolean;
          page_parts?: string[];
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          card_parts?: string[];
          created_at?: string;
          is_public?: boolean;
          may_be_indexed?: boolean;
          page_parts?: string[];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      referral_codes: {
        Row: {
          code: string;
          created_at: string;
          public_id: string;
          user_id: string;
        };
        Insert: {
          code: string;
          created_at?: string;
          public_id?: string;
          user_id: string;
        };
        Update: {
          code?: string;
          created_at?: string;
          public_id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      referrals: {
        Row: {
          code: string;
          created_at: string;
          hold_reasons: string[];
          public_id: string;
          referred_id: string;
          referrer_id: string;
          review_reason: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          status: string;
        };
        Insert: {
          code: string;
          created_at?: string;
          hold_reasons?: string[];
          public_id?: string;
          referred_id: string;
          referrer_id: string;
          review_reason?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          status?: string;
        };
        Update: {
          code?: string;
          created_at?: string;
          hold_reasons?: string[];
          public_id?: string;
          referred_id?: string;
          referrer_id?: string;
          review_reason?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          status?: string;
        };
        Relationships: [];
      };
      relasi_bisnis: {
        Row: {
          campus: string | null;
          city: string | null;
          created_at: string;
          experience: string;
          hours_per_week: number | null;
          id: string;
          looking_for: string | null;
          main_skill: string;
          name: string;
          search: unknown | null;
          updated_at: string;
          user_id: string;
          via_messages: boolean;
          vision: string;
          whatsapp: string;
        };
        Insert: {
          campus?: string | null;
          city?: string | null;
          created_at?: string;
          experience: string;
          hours_per_week?: number | null;
          id?: string;
          looking_for?: string | null;
          main_skill: string;
          name: string;
          search?: never;
          updated_at?: string;
          user_id?: string;
          via_messages?: boolean;
          vision: string;
          whatsapp: string;
        };
        Update: {
          campus?: string | null;
          city?: string | null;
          created_at?: string;
          experience?: string;
          hours_per_week?: number | null;
          id?: string;
          looking_for?: string | null;
          main_skill?: string;
          name?: string;
          search?: never;
          updated_at?: string;
          user_id?: string;
          via_messages?: boolean;
          vision?: string;
          whatsapp?: string;
        };
        Relationships: [];
      };
      reply_templates: {
        Row: {
          body: string;
          key: string;
          label: string;
          purpose: string;
          sort: number;
          updated_at: string;
          updated_by: string | null;
        };
        Insert: {
          body: string;
          key: string;
          label: string;
          purpose?: string;
          sort?: number;
          updated_at?: string;
          updated_by?: string | null;
        };
        Update: {
          body?: string;
          key?: string;
          label?: string;
          purpose?: string;
          sort?: number;
          updated_at?: string;
          updated_by?: string | null;
        };
        Relationships: [];
      };
      reports: {
        Row: {
          answer: string | null;
          created_at: string;
          details: string | null;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          reason: string;
          reporter_id: string;
          snapshot: Json;
          status: string;
          target_id: string;
          target_kind: string;
        };
        Insert: {
          answer?: string | null;
          created_at?: string;
          details?: string | null;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          reason: string;
          reporter_id?: string;
          snapshot?: Json;
          status?: string;
          target_id: string;
          target_kind: string;
        };
        Update: {
          answer?: string | null;
          created_at?: string;
          details?: string | null;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          reason?: string;
          reporter_id?: string;
          snapshot?: Json;
          status?: string;
          target_id?: string;
          target_kind?: string;
        };
        Relationships: [];
      };
      role_proposals: {
        Row: {
          change: string;
          created_at: string;
          proposed_by: string;
          role: string;
          user_id: string;
        };
        Insert: {
          change: string;
          created_at?: string;
          proposed_by: string;
          role: string;
          user_id: string;
        };
        Update: {
          change?: string;
          created_at?: string;
          proposed_by?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      sales_pages: {
        Row: {
          categories: string[];
          city: string;
          created_at: string;
          how: string;
          id: string;
          idea_id: string;
          is_published: boolean;
          items: Json;
          name: string;
          number_agreed_at: string | null;
          offer: string;
          public_since: string | null;
          review: string;
          slug: string;
          updated_at: string;
          user_id: string;
          whatsapp: string | null;
        };
        Insert: {
          categories?: string[];
          city?: string;
          created_at?: string;
          how?: string;
          id?: string;
          idea_id: string;
          is_published?: boolean;
          items: Json;
          name: string;
          number_agreed_at?: string | null;
          offer: string;
          public_since?: string | null;
          review: string;
          slug: string;
          updated_at?: string;
          user_id: string;
          whatsapp?: string | null;
        };
        Update: {
          categories?: string[];
          city?: string;
          created_at?: string;
          how?: string;
          id?: string;
          idea_id?: string;
          is_published?: boolean;
          items?: Json;
          name?: string;
          number_agreed_at?: string | null;
          offer?: string;
          public_since?: string | null;
          review?: string;
          slug?: string;
          updated_at?: string;
          user_id?: string;
          whatsapp?: string | null;
        };
        Relationships: [{
            foreignKeyName: 'sales_pages_idea_id_fkey';
            columns: ['idea_id'];
            isOneToOne: true;
            referencedRelation: 'business_ideas';
            referencedColumns: ['id'];
          }];
      };
      saved_projects: {
        Row: {
          created_at: string;
          project_id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          project_id: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          project_id?: string;
          user_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'saved_projects_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'project_listings';
            referencedColumns: ['id'];
          }];
      };
      saved_searches: {
        Row: {
          alerted_at: string | null;
          alerts: boolean;
          budget: string;
          checked_until: string;
          city: string;
          created_at: string;
          found_at: string | null;
          fresh: number;
          fresh_ids: string[];
          id: string;
          is_remote: boolean;
          name: string;
          project_type: string;
          q: string;
          skills: string[];
          user_id: string;
        };
        Insert: {
          alerted_at?: string | null;
          alerts?: boolean;
          budget?: string;
          checked_until?: string;
          city?: string;
          created_at?: string;
          found_at?: string | null;
          fresh?: number;
          fresh_ids?: string[];
          id?: string;
          is_remote?: boolean;
          name: string;
          project_type?: string;
          q?: string;
          skills?: string[];
          user_id?: string;
        };
        Update: {
          alerted_at?: string | null;
          alerts?: boolean;
          budget?: string;
          checked_until?: string;
          city?: string;
          created_at?: string;
          found_at?: string | null;
          fresh?: number;
          fresh_ids?: string[];
          id?: string;
          is_remote?: boolean;
          name?: string;
          project_type?: string;
          q?: string;
          skills?: string[];
          user_id?: string;
        };
        Relationships: [];
      };
      staff_permissions: {
        Row: {
          permission: string;
          role: string;
        };
        Insert: {
          permission: string;
          role: string;
        };
        Update: {
          permission?: string;
          role?: string;
        };
        Relationships: [];
      };
      staff_roles: {
        Row: {
          created_at: string;
          granted_by: string | null;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          granted_by?: string | null;
          role: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          granted_by?: string | null;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      step_ticks: {
        Row: {
          created_at: string;
          step: number;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          step: number;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          step?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      team_agreements: {
        Row: {
          content: Json;
          content_hash: string;
          project_id: string;
          saved_at: string;
          version: number;
        };
        Insert: {
          content: Json;
          content_hash: string;
          project_id: string;
          saved_at?: string;
          version?: number;
        };
        Update: {
          content?: Json;
          content_hash?: string;
          project_id?: string;
          saved_at?: string;
          version?: number;
        };
        Relationships: [{
            foreignKeyName: 'team_agreements_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: true;
            referencedRelation: 'project_listings';
            referencedColumns: ['id'];
          }];
      };
      team_members: {
        Row: {
          display_name: string;
          id: string;
          is_owner: boolean;
          is_shown: boolean;
          joined_at: string;
          left_at: string | null;
          member_choice: string | null;
          member_note: string;
          owner_choice: string | null;
          owner_note: string;
          project_id: string;
          role: string;
          stays_since: string | null;
          trial_reminded: boolean;
          trial_until: string | null;
          user_id: string;
        };
        Insert: {
          display_name: string;
          id?: string;
          is_owner?: boolean;
          is_shown?: boolean;
          joined_at?: string;
          left_at?: string | null;
          member_choice?: string | null;
          member_note?: string;
          owner_choice?: string | null;
          owner_note?: string;
          project_id: string;
          role?: string;
          stays_since?: string | null;
          trial_reminded?: boolean;
          trial_until?: string | null;
          user_id: string;
        };
        Update: {
          display_name?: string;
          id?: string;
          is_owner?: boolean;
          is_shown?: boolean;
          joined_at?: string;
          left_at?: string | null;
          member_choice?: string | null;
          member_note?: string;
          owner_choice?: string | null;
          owner_note?: string;
          project_id?: string;
          role?: string;
          stays_since?: string | null;
          trial_reminded?: boolean;
          trial_until?: string | null;
          user_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'team_members_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'project_listings';
            referencedColumns: ['id'];
          }];
      };
      thread_members: {
        Row: {
          contact_given_at: string | null;
          display_name: string;
          id: string;
          last_read_at: string | null;
          mailed_at: string | null;
          shared_at: string | null;
          thread_id: string;
          unread: number;
          unread_since: string | null;
          user_id: string;
        };
        Insert: {
          contact_given_at?: string | null;
          display_name: string;
          id?: string;
          last_read_at?: string | null;
          mailed_at?: string | null;
          shared_at?: string | null;
          thread_id: string;
          unread?: number;
          unread_since?: string | null;
          user_id: string;
        };
        Update: {
          contact_given_at?: string | null;
          display_name?: string;
          id?: string;
          last_read_at?: string | null;
          mailed_at?: string | null;
          shared_at?: string | null;
          thread_id?: string;
          unread?: number;
          unread_since?: string | null;
          user_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'thread_members_thread_id_fkey';
            columns: ['thread_id'];
            isOneToOne: false;
            referencedRelation: 'threads';
            referencedColumns: ['id'];
          }];
      };
      thread_messages: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          is_delivered: boolean;
          picture_path: string | null;
          removed_at: string | null;
          risk: string | null;
          sender_id: string | null;
          thread_id: string;
        };
        Insert: {
          body: string;
          created_at?: string;
          id: string;
          is_delivered?: boolean;
          picture_path?: string | null;
          removed_at?: string | null;
          risk?: string | null;
          sender_id?: string | null;
          thread_id: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
          is_delivered?: boolean;
          picture_path?: string | null;
          removed_at?: string | null;
          risk?: string | null;
          sender_id?: string | null;
          thread_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'thread_messages_thread_id_fkey';
            columns: ['thread_id'];
            isOneToOne: false;
            referencedRelation: 'threads';
            referencedColumns: ['id'];
          }];
      };
      threads: {
        Row: {
          application_id: string | null;
          contact_id: string | null;
          created_at: string;
          ended_at: string | null;
          id: string;
          invited_id: string | null;
          kind: string;
          last_message_at: string | null;
          project_id: string | null;
          starter_id: string | null;
        };
        Insert: {
          application_id?: string | null;
          contact_id?: string | null;
          created_at?: string;
          ended_at?: string | null;
          id?: string;
          invited_id?: string | null;
          kind: string;
          last_message_at?: string | null;
          project_id?: string | null;
          starter_id?: string | null;
        };
        Update: {
          application_id?: string | null;
          contact_id?: string | null;
          created_at?: string;
          ended_at?: string | null;
          id?: string;
          invited_id?: string | null;
          kind?: string;
          last_message_at?: string | null;
          project_id?: string | null;
          starter_id?: string | null;
        };
        Relationships: [{
            foreignKeyName: 'threads_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: true;
            referencedRelation: 'project_applications';
            referencedColumns: ['id'];
          }, {
            foreignKeyName: 'threads_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'relasi_bisnis';
            referencedColumns: ['id'];
          }, {
            foreignKeyName: 'threads_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'project_listings';
            referencedColumns: ['id'];
          }];
      };
      ticket_entries: {
        Row: {
          author_id: string | null;
          body: string;
          created_at: string;
          dedupe_key: string;
          email_attempts: number;
          email_status: string;
          id: string;
          kind: string;
          ticket_id: string;
        };
        Insert: {
          author_id?: string | null;
          body: string;
          created_at?: string;
          dedupe_key: string;
          email_attempts?: number;
          email_status?: string;
          id?: string;
          kind: string;
          ticket_id: string;
        };
        Update: {
          author_id?: string | null;
          body?: string;
          created_at?: string;
          dedupe_key?: string;
          email_attempts?: number;
          email_status?: string;
          id?: string;
          kind?: string;
          ticket_id?: string;
        };
        Relationships: [{
            foreignKeyName: 'ticket_entries_ticket_id_fkey';
            columns: ['ticket_id'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          }];
      };
      user_roles: {
        Row: {
          created_at: string;
          granted_by: string | null;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          granted_by?: string | null;
          role?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          granted_by?: string | null;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      vouchers: {
        Row: {
          amount: number;
          approved_at: string | null;
          approved_by: string | null;
          coins: number;
          created_at: string;
          expired_at: string;
          frozen_at: string | null;
          frozen_reason: string | null;
          id: string;
          paid_at: string | null;
          paid_by: string | null;
          paid_to: string | null;
          proof_note: string | null;
          status: string;
          user_id: string;
          voucher_code: string;
        };
        Insert: {
          amount: number;
          approved_at?: string | null;
          approved_by?: string | null;
          coins: number;
          created_at?: string;
          expired_at: string;
          frozen_at?: string | null;
          frozen_reason?: string | null;
          id?: string;
          paid_at?: string | null;
          paid_by?: string | null;
          paid_to?: string | null;
          proof_note?: string | null;
          status?: string;
          user_id: string;
          voucher_code: string;
        };
        Update: {
          amount?: number;
          approved_at?: string | null;
          approved_by?: string | null;
          coins?: number;
          created_at?: string;
          expired_at?: string;
          frozen_at?: string | null;
          frozen_reason?: string | null;
          id?: string;
          paid_at?: string | null;
          paid_by?: string | null;
          paid_to?: string | null;
          proof_note?: string | null;
          status?: string;
          user_id?: string;
          voucher_code?: string;
        };
        Relationships: [];
      };
      weekly_mail_consents: {
        Row: {
          agreed_at: string;
          user_id: string;
        };
        Insert: {
          agreed_at?: string;
          user_id?: string;
        };
        Update: {
          agreed_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      admin_answer_report: {
        Args: {
          report_id: string;
          status: string;
          answer: string;
        };
        Returns: {
          answer: string | null;
          created_at: string;
          details: string | null;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          reason: string;
          reporter_id: string;
          snapshot: Json;
          status: string;
          target_id: string;
          target_kind: string;
        };
      };
      admin_approve_vouchers: {
        Args: {
          voucher_ids: string[];
        };
        Returns: {
          voucher_id: string | null;
          outcome: string;
        }[];
      };
      admin_assign_ticket: {
        Args: {
          ticket_id: string;
          handler: string;
        };
        Returns: {
          answered_at: string | null;
          closed_at: string | null;
          created_at: string;
          due_at: string;
          email: string;
          handled_by: string | null;
          id: string;
          kind: string;
          merged_into: string | null;
          message: string;
          name: string;
          status: string;
          subject: string;
          ticket_number: string;
          user_id: string | null;
          warn_at: string;
          warned: string | null;
        };
      };
      admin_ban_person: {
        Args: {
          user_id: string;
          reason: string;
          until?: string;
        };
        Returns: string;
      };
      admin_correct_birth_year: {
        Args: {
          user_id: string;
          birth_year: number;
          reason: string;
        };
        Returns: string;
      };
      admin_decide_hold: {
        Args: {
          hold_id: string;
          decision: string;
          reason: string;
        };
        Returns: {
          categories: string[];
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision: string | null;
          id: string;
          project_id: string;
          user_id: string;
        };
      };
      admin_decide_reviews: {
        Args: {
          items: string[];
          decision: string;
          reason: string;
        };
        Returns: {
          item: string;
          outcome: string;
        }[];
      };
      admin_decline_role: {
        Args: {
          user_id: string;
          role: string;
          change: string;
        };
        Returns: undefined;
      };
      admin_end_sessions: {
        Args: {
          user_id: string;
          reason: string;
        };
        Returns: number;
      };
      admin_freeze_vouchers: {
        Args: {
          user_id: string;
          reason: string;
        };
        Returns: number;
      };
      admin_get_home: {
        Args: {
          days?: number;
        };
        Returns: Json;
      };
      admin_get_payout_rules: {
        Args: Record<PropertyKey, never>;
        Returns: {
          needs_proof: boolean;
          needs_second: boolean;
        };
      };
      admin_get_person: {
        Args: {
          user_id: string;
        };
        Returns: {
          id: string;
          username: string;
          nama_lengkap: string;
          email: string | null;
          phone: string | null;
          city: string | null;
          campus: string | null;
          created_at: string;
          last_sign_in_at: string | null;
          banned_until: string | null;
          is_premium: boolean;
          is_admin: boolean;
          has_second_factor: boolean;
          sessions: number;
          coins: number;
          coins_on_hold: number;
          referral_code: string | null;
          referrer_id: string | null;
          referrer_name: string | null;
          referrals: number;
          orders: number;
          projects: number;
          open_projects: number;
          applications: number;
          accepted: number;
          reports_made: number;
          reports_about: number;
          open_tickets: number;
        }[];
      };
      admin_get_status: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      admin_get_ticket_thread: {
        Args: {
          ticket_id: string;
        };
        Returns: {
          id: string;
          kind: string;
          ticket_number: string;
          author_name: string | null;
          body: string;
          email_status: string | null;
          created_at: string;
        }[];
      };
      admin_grant_premium: {
        Args: {
          user_id: string;
          reason: string;
        };
        Returns: {
          created_at: string;
          granted_by: string | null;
          id: string;
          kind: string;
          payment_id: string | null;
          reason: string | null;
          revoke_reason: string | null;
          revoked_at: string | null;
          source: string;
          user_id: string;
        };
      };
      admin_list_admins: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          username: string;
        }[];
      };
      admin_list_audit: {
        Args: {
          action_prefix?: string;
          page?: number;
          page_size?: number;
          search?: string;
        };
        Returns: {
          id: number;
          actor_id: string | null;
          actor_name: string | null;
          action: string;
          target_kind: string;
          target_id: string | null;
          target_name: string | null;
          before: Json | null;
          after: Json | null;
          reason: string | null;
          created_at: string;
          total_count: number;
        }[];
      };
      admin_list_held_referrals: {
        Args: Record<PropertyKey, never>;
        Returns: {
          referred_id: string;
          referred_username: string | null;
          referred_email: string | null;
          referrer_id: string;
          referrer_username: string | null;
          referrer_email: string | null;
          code: string;
          hold_reasons: string[];
          created_at: string;
        }[];
      };
      admin_list_holds: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          project_id: string;
          categories: string[];
          created_at: string;
          project_name: string;
          project_description: string;
        }[];
      };
      admin_list_incident_notices: {
        Args: Record<PropertyKey, never>;
        Returns: {
          incident_id: string;
          told: number;
          finished_at: string | null;
        }[];
      };
      admin_list_names: {
        Args: {
          user_ids: string[];
        };
        Returns: {
          id: string;
          username: string;
        }[];
      };
      admin_list_payments: {
        Args: {
          search?: string;
          p_status?: string;
          page?: number;
          page_size?: number;
        };
        Returns: {
          id: string;
          order_id: string;
          user_id: string;
          username: string | null;
          email: string | null;
          amount: number;
          status: string;
          environment: string;
          payment_type: string | null;
          transaction_id: string | null;
          needs_refund: boolean;
          created_at: string;
          paid_at: string | null;
          expires_at: string;
          refunded_amount: number;
          problem: string | null;
          looked_at: string | null;
          total_count: number;
        }[];
      };
      admin_list_person_events: {
        Args: {
          user_id: string;
          p_kind?: string;
          page?: number;
          page_size?: number;
        };
        Returns: {
          at: string;
          kind: string;
          action: string;
          title: string | null;
          detail: string | null;
          amount: number | null;
          ref_kind: string | null;
          ref: string | null;
          actor_id: string | null;
          actor_name: string | null;
          total_count: number;
        }[];
      };
      admin_list_person_orders: {
        Args: {
          user_id: string;
        };
        Returns: {
          id: string;
          order_id: string;
          username: string | null;
          email: string | null;
          amount: number;
          status: string;
          payment_type: string | null;
          needs_refund: boolean;
          refunded_amount: number;
          problem: string | null;
          created_at: string;
          paid_at: string | null;
          total_count: number;
        }[];
      };
      admin_list_policy_reports: {
        Args: Record<PropertyKey, never>;
        Returns: {
          directive: string;
          blocked: string;
          page: string;
          times: number;
          first_at: string;
          last_at: string;
        }[];
      };
      admin_list_reviews: {
        Args: {
          page?: number;
          page_size?: number;
        };
        Returns: {
          item: string;
          source: string;
          target_kind: string;
          target_id: string;
          title: string;
          shown: Json;
          categories: string[];
          since: string;
          owner: Json | null;
          reports: Json;
          total_count: number;
        }[];
      };
      admin_list_role_proposals: {
        Args: Record<PropertyKey, never>;
        Returns: {
          user_id: string;
          username: string | null;
          role: string;
          change: string;
          proposed_by: string;
          proposed_by_name: string | null;
          created_at: string;
          ends_at: string;
          is_own: boolean;
          is_about_caller: boolean;
        }[];
      };
      admin_list_staff: {
        Args: Record<PropertyKey, never>;
        Returns: {
          user_id: string;
          username: string | null;
          nama_lengkap: string | null;
          role: string;
          created_at: string;
          granted_by: string | null;
          granted_by_name: string | null;
        }[];
      };
      admin_list_tickets: {
        Args: {
          p_state?: string;
          search?: string;
          page?: number;
          page_size?: number;
        };
        Returns: {
          id: string;
          ticket_number: string;
          kind: string;
          name: string;
          email: string;
          user_id: string | null;
          username: string | null;
          subject: string;
          message: string;
          status: string;
          handled_by: string | null;
          handler_name: string | null;
          due_at: string;
          answered_at: string | null;
          merged_into: string | null;
          merged_number: string | null;
          same_sender: number;
          urgency: string | null;
          created_at: string;
          total_count: number;
        }[];
      };
      admin_list_users: {
        Args: {
          search?: string;
          page?: number;
          page_size?: number;
        };
        Returns: {
          id: string;
          username: string;
          nama_lengkap: string;
          email: string | null;
          is_premium: boolean;
          is_admin: boolean;
          created_at: string;
          total_count: number;
        }[];
      };
      admin_list_vouchers: {
        Args: {
          search?: string;
          p_status?: string;
          page?: number;
          page_size?: number;
        };
        Returns: {
          id: string;
          voucher_code: string;
          user_id: string;
          username: string | null;
          email: string | null;
          coins: number;
          amount: number;
          status: string;
          created_at: string;
          expired_at: string;
          paid_at: string | null;
          proof_note: string | null;
          frozen_at: string | null;
          frozen_reason: string | null;
          pay_to: string | null;
          is_own: boolean;
          approved_at: string | null;
          approved_by_name: string | null;
          is_approver: boolean;
          total_count: number;
        }[];
      };
      admin_mark_voucher_paid: {
        Args: {
          voucher_id: string;
          proof_note?: string;
        };
        Returns: {
          amount: number;
          approved_at: string | null;
          approved_by: string | null;
          coins: number;
          created_at: string;
          expired_at: string;
          frozen_at: string | null;
          frozen_reason: string | null;
          id: string;
          paid_at: string | null;
          paid_by: string | null;
          paid_to: string | null;
          proof_note: string | null;
          status: string;
          user_id: string;
          voucher_code: string;
        };
      };
      admin_mark_vouchers_paid: {
        Args: {
          voucher_ids: string[];
          proof_note: string;
        };
        Returns: {
          voucher_id: string;
          outcome: string;
        }[];
      };
      admin_merge_tickets: {
        Args: {
          ticket_id: string;
          into_id: string;
        };
        Returns: {
          answered_at: string | null;
          closed_at: string | null;
          created_at: string;
          due_at: string;
          email: string;
          handled_by: string | null;
          id: string;
          kind: string;
          merged_into: string | null;
          message: string;
          name: string;
          status: string;
          subject: string;
          ticket_number: string;
          user_id: string | null;
          warn_at: string;
          warned: string | null;
        };
      };
      admin_note_person: {
        Args: {
          user_id: string;
          note_key: string;
          body: string;
        };
        Returns: {
          author_id: string | null;
          body: string;
          created_at: string;
          dedupe_key: string;
          id: string;
          person_id: string;
        };
      };
      admin_note_ticket: {
        Args: {
          ticket_id: string;
          note_key: string;
          body: string;
        };
        Returns: {
          author_id: string | null;
          body: string;
          created_at: string;
          dedupe_key: string;
          email_attempts: number;
          email_status: string;
          id: string;
          kind: string;
          ticket_id: string;
        };
      };
      admin_open_person: {
        Args: {
          user_id: string;
        };
        Returns: string;
      };
      admin_overturn_decision: {
        Args: {
          decision_id: string;
          reason: string;
        };
        Returns: {
          appealed_at: string | null;
          created_at: string;
          id: string;
          kind: string;
          overturned_at: string | null;
          reason: string;
          target_id: string;
          target_kind: string;
          ticket_id: string | null;
          title: string;
          user_id: string;
        };
      };
      admin_propose_role: {
        Args: {
          user_id: string;
          role: string;
          change: string;
        };
        Returns: {
          change: string;
          created_at: string;
          proposed_by: string;
          role: string;
          user_id: string;
        };
      };
      admin_record_refund: {
        Args: {
          order_id: string;
          reason: string;
        };
        Returns: {
          amount: number;
          created_at: string;
          environment: string;
          expires_at: string;
          id: string;
          instructions: Json | null;
          needs_refund: boolean;
          order_id: string;
          paid_at: string | null;
          payment_type: string | null;
          plan: string;
          redirect_url: string | null;
          refunded_amount: number;
          snap_token: string | null;
          status: string;
          transaction_id: string | null;
          updated_at: string;
          user_id: string;
        };
      };
      admin_remove_content: {
        Args: {
          kind: string;
          id: string;
          reason: string;
        };
        Returns: {
          children: Json;
          content_id: string;
          deleted_at: string;
          deleted_by: string | null;
          id: string;
          kind: string;
          owner_id: string;
          reason: string | null;
          restored_at: string | null;
          row: Json;
        };
      };
      admin_reply_ticket: {
        Args: {
          ticket_id: string;
          reply_key: string;
          body: string;
          closes?: boolean;
        };
        Returns: {
          author_id: string | null;
          body: string;
          created_at: string;
          dedupe_key: string;
          email_attempts: number;
          email_status: string;
          id: string;
          kind: string;
          ticket_id: string;
        };
      };
      admin_reset_second_factor: {
        Args: {
          user_id: string;
          reason: string;
        };
        Returns: number;
      };
      admin_restore_content: {
        Args: {
          deleted_id: string;
        };
        Returns: {
          children: Json;
          content_id: string;
          deleted_at: string;
          deleted_by: string | null;
          id: string;
          kind: string;
          owner_id: string;
          reason: string | null;
          restored_at: string | null;
          row: Json;
        };
      };
      admin_review_referral: {
        Args: {
          referred_id: string;
          approve: boolean;
          reason: string;
        };
        Returns: {
          code: string;
          created_at: string;
          hold_reasons: string[];
          public_id: string;
          referred_id: string;
          referrer_id: string;
          review_reason: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          status: string;
        };
      };
      admin_revoke_premium: {
        Args: {
          user_id: string;
          reason: string;
        };
        Returns: {
          created_at: string;
          granted_by: string | null;
          id: string;
          kind: string;
          payment_id: string | null;
          reason: string | null;
          revoke_reason: string | null;
          revoked_at: string | null;
          source: string;
          user_id: string;
        };
      };
      admin_set_ticket_status: {
        Args: {
          ticket_id: string;
          p_status: string;
        };
        Returns: {
          answered_at: string | null;
          closed_at: string | null;
          created_at: string;
          due_at: string;
          email: string;
          handled_by: string | null;
          id: string;
          kind: string;
          merged_into: string | null;
          message: string;
          name: string;
          status: string;
          subject: string;
          ticket_number: string;
          user_id: string | null;
          warn_at: string;
          warned: string | null;
        };
      };
      admin_unban_person: {
        Args: {
          user_id: string;
          reason: string;
        };
        Returns: boolean;
      };
      admin_update_setting: {
        Args: {
          key: string;
          value: Json;
          reason?: string;
        };
        Returns: {
          is_public: boolean;
          key: string;
          label: string;
          updated_at: string;
          updated_by: string | null;
          value: Json;
        };
      };
      admin_voucher_stats: {
        Args: Record<PropertyKey, never>;
        Returns: {
          total: number;
          active: number;
          expired: number;
          paid: number;
          total_value: number;
          paid_value: number;
          frozen: number;
        };
      };
      answer_interview: {
        Args: {
          p_token: string;
          p_id: string;
          p_answers: string[];
        };
        Returns: boolean;
      };
      appeal_ban: {
        Args: {
          decision_id: string;
          message: string;
        };
        Returns: string;
      };
      appeal_decision: {
        Args: {
          decision_id: string;
          message: string;
        };
        Returns: string;
      };
      apply_payment: {
        Args: {
          p_order_id: string;
          p_new_status: string;
          p_details?: Json;
        };
        Returns: string;
      };
      ask_guardian: {
        Args: {
          guardian_email: string;
        };
        Returns: undefined;
      };
      block_member: {
        Args: {
          thread_id: string;
          blocks: boolean;
        };
        Returns: boolean;
      };
      check_in_trial: {
        Args: {
          member_id: string;
          choice: string;
          note?: string;
        };
        Returns: undefined;
      };
      close_interview: {
        Args: {
          p_idea_id: string;
        };
        Returns: boolean;
      };
      close_project: {
        Args: {
          project_id: string;
          reason?: string;
        };
        Returns: {
          budget_max: number | null;
          budget_range: string | null;
          city: string | null;
          closed_at: string | null;
          closed_reason: string | null;
          contact_method: string;
          contact_type: string;
          created_at: string;
          deadline: string | null;
          expires_at: string;
          hours_per_week: number | null;
          id: string;
          is_active: boolean;
          is_remote: boolean;
          owner_email: string | null;
          owner_name: string;
          picture_path: string | null;
          project_description: string;
          project_name: string;
          project_type: string;
          questions: string[];
          required_skills: string[];
          reward_type: string | null;
          search: unknown | null;
          seats: number | null;
          timeline: string | null;
          updated_at: string;
          user_id: string;
        };
      };
      comment_shared_idea: {
        Args: {
          p_token: string;
          p_name: string;
          p_body: string;
        };
        Returns: string;
      };
      confirm_agreement: {
        Args: {
          project_id: string;
          content_hash: string;
        };
        Returns: string;
      };
      confirm_campus_code: {
        Args: {
          code: string;
        };
        Returns: string;
      };
      confirm_guardian: {
        Args: {
          token: string;
          relation: string;
          text_version: string;
        };
        Returns: undefined;
      };
      count_contacts: {
        Args: {
          q?: string;
          p_skill?: string;
          p_city?: string;
        };
        Returns: number;
      };
      count_projects: {
        Args: {
          q?: string;
          p_type?: string;
          p_skills?: string[];
          p_city?: string;
          p_remote?: boolean;
          p_budget?: string;
        };
        Returns: number;
      };
      delete_payout_profile: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      duplicate_idea: {
        Args: {
          p_idea_id: string;
        };
        Returns: string;
      };
      end_membership: {
        Args: {
          member_id: string;
        };
        Returns: undefined;
      };
      end_session: {
        Args: {
          session_id: string;
        };
        Returns: boolean;
      };
      end_weekly_mail: {
        Args: {
          secret: string;
        };
        Returns: boolean;
      };
      extend_project: {
        Args: {
          project_id: string;
        };
        Returns: {
          budget_max: number | null;
          budget_range: string | null;
          city: string | null;
          closed_at: string | null;
          closed_reason: string | null;
          contact_method: string;
          contact_type: string;
          created_at: string;
          deadline: string | null;
          expires_at: string;
          hours_per_week: number | null;
          id: string;
          is_active: boolean;
          is_remote: boolean;
          owner_email: string | null;
          owner_name: string;
          picture_path: string | null;
          project_description: string;
          project_name: string;
          project_type: string;
          questions: string[];
          required_skills: string[];
          reward_type: string | null;
          search: unknown | null;
          seats: number | null;
          timeline: string | null;
          updated_at: string;
          user_id: string;
        };
      };
      free_applications_left: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      get_age_status: {
        Args: Record<PropertyKey, never>;
        Returns: {
          birth_year: number | null;
          age_group: string;
          guardian_email: string | null;
          asked_at: string | null;
          expires_at: string | null;
          confirmed_at: string | null;
          ended_at: string | null;
          was_declined: boolean | null;
          relation: string | null;
          email_status: string | null;
        }[];
      };
      get_agreement: {
        Args: {
          project_id: string;
        };
        Returns: Json;
      };
      get_ban: {
        Args: {
          decision_id: string;
        };
        Returns: {
          reason: string;
          until: string | null;
          created_at: string;
          ticket_number: string | null;
          state: string;
        }[];
      };
      get_contact_for_edit: {
        Args: {
          contact_id: string;
        };
        Returns: {
          campus: string | null;
          city: string | null;
          created_at: string;
          experience: string;
          hours_per_week: number | null;
          id: string;
          looking_for: string | null;
          main_skill: string;
          name: string;
          search: unknown | null;
          updated_at: string;
          user_id: string;
          via_messages: boolean;
          vision: string;
          whatsapp: string;
        }[];
      };
      get_guardian_request: {
        Args: {
          token: string;
        };
        Returns: {
          child_name: string;
          child_username: string;
          is_below_13: boolean;
          guardian_email: string;
          expires_at: string | null;
          confirmed_at: string | null;
          relation: string | null;
        }[];
      };
      get_interview: {
        Args: {
          p_token: string;
        };
        Returns: Json;
      };
      get_own_update_ids: {
        Args: {
          project_id: string;
        };
        Returns: string[];
      };
      get_payout_profile: {
        Args: Record<PropertyKey, never>;
        Returns: {
          provider: string;
          provider_name: string;
          kind: string;
          number_end: string;
          holder_name: string;
          updated_at: string;
        }[];
      };
      get_people_signs: {
        Args: {
          people: string[];
        };
        Returns: {
          user_id: string;
          signs: Json;
        }[];
      };
      get_project_for_edit: {
        Args: {
          project_id: string;
        };
        Returns: {
          budget_max: number | null;
          budget_range: string | null;
          city: string | null;
          closed_at: string | null;
          closed_reason: string | null;
          contact_method: string;
          contact_type: string;
          created_at: string;
          deadline: string | null;
          expires_at: string;
          hours_per_week: number | null;
          id: string;
          is_active: boolean;
          is_remote: boolean;
          owner_email: string | null;
          owner_name: string;
          picture_path: string | null;
          project_description: string;
          project_name: string;
          project_type: string;
          questions: string[];
          required_skills: string[];
          reward_type: string | null;
          search: unknown | null;
          seats: number | null;
          timeline: string | null;
          updated_at: string;
          user_id: string;
        }[];
      };
      get_project_page: {
        Args: {
          project_id: string;
        };
        Returns: Json;
      };
      get_public_profile: {
        Args: {
          username: string;
        };
        Returns: Json;
      };
      get_public_stats: {
        Args: Record<PropertyKey, never>;
        Returns: {
          open_projects: number;
          cities: number;
          members: number;
          contacts: number;
        };
      };
      get_referral_stats: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_referral_timeline: {
        Args: {
          days?: number;
        };
        Returns: {
          day: string;
          signups: number;
          purchases: number;
        }[];
      };
      get_reply_days: {
        Args: {
          project_id: string;
        };
        Returns: number;
      };
      get_sales_page: {
        Args: {
          p_slug: string;
        };
        Returns: Json;
      };
      get_shared_idea: {
        Args: {
          p_token: string;
        };
        Returns: Json;
      };
      get_staff_permissions: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      get_team: {
        Args: {
          project_id: string;
        };
        Returns: {
          id: string;
          display_name: string;
          role: string;
          is_owner: boolean;
          is_me: boolean;
          is_shown: boolean;
          joined_at: string;
          trial_until: string | null;
          stays_since: string | null;
          left_at: string | null;
          my_choice: string | null;
          my_note: string | null;
          other_has_answered: boolean;
          other_choice: string | null;
          other_note: string | null;
        }[];
      };
      get_thread: {
        Args: {
          thread_id: string;
        };
        Returns: {
          id: string;
          kind: string;
          subject: string | null;
          project_id: string | null;
          contact_id: string | null;
          application_id: string | null;
          status: string | null;
          opening: string | null;
          opened_by_me: boolean;
          other_id: string | null;
          other_name: string | null;
          other_read_at: string | null;
          has_shared: boolean;
          other_has_shared: boolean;
          contact_is_open: boolean;
          has_blocked: boolean;
          is_over: boolean;
          created_at: string;
          picture_refusal: string | null;
        }[];
      };
      get_thread_contact: {
        Args: {
          thread_id: string;
        };
        Returns: {
          name: string;
          whatsapp: string | null;
          email: string | null;
        };
      };
      get_user_metadata: {
        Args: {
          user_id?: string;
        };
        Returns: Json;
      };
      get_wallet: {
        Args: Record<PropertyKey, never>;
        Returns: {
          available: number;
          held: number;
          total: number;
        };
      };
      get_withdraw_outlook: {
        Args: Record<PropertyKey, never>;
        Returns: {
          expires_at: string;
          working_hours: number;
          closed_days: string[] | null;
          better_at: string | null;
        };
      };
      invite_person: {
        Args: {
          project_id: string;
          person_id: string;
        };
        Returns: string;
      };
      list_number_views: {
        Args: {
          p_limit?: number;
        };
        Returns: {
          kind: string;
          name: string | null;
          subject: string | null;
          viewed_at: string;
        }[];
      };
      list_public_profiles: {
        Args: Record<PropertyKey, never>;
        Returns: {
          username: string;
          updated_at: string;
        }[];
      };
      list_sales_pages: {
        Args: Record<PropertyKey, never>;
        Returns: {
          slug: string;
          updated_at: string;
        }[];
      };
      list_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          user_agent: string | null;
          created_at: string;
          last_used_at: string;
          is_current: boolean;
        }[];
      };
      list_threads: {
        Args: {
          q?: string;
          p_before?: string;
          p_before_id?: string;
          p_limit?: number;
        };
        Returns: {
          id: string;
          kind: string;
          subject: string | null;
          other_id: string | null;
          other_name: string | null;
          status: string | null;
          last_body: string;
          last_is_own: boolean;
          last_at: string;
          unread: number;
          last_has_picture: boolean;
        }[];
      };
      mark_thread_read: {
        Args: {
          thread_id: string;
        };
        Returns: undefined;
      };
      open_interview: {
        Args: {
          person: string;
          idea_id: string;
          questions: string[];
        };
        Returns: string;
      };
      open_payment_order: {
        Args: {
          user_id: string;
          environment: string;
        };
        Returns: {
          amount: number;
          created_at: string;
          environment: string;
          expires_at: string;
          id: string;
          instructions: Json | null;
          needs_refund: boolean;
          order_id: string;
          paid_at: string | null;
          payment_type: string | null;
          plan: string;
          redirect_url: string | null;
          refunded_amount: number;
          snap_token: string | null;
          status: string;
          transaction_id: string | null;
          updated_at: string;
          user_id: string;
        };
      };
      open_thread: {
        Args: {
          kind: string;
          target_id: string;
        };
        Returns: string;
      };
      pause_account: {
        Args: {
          pauses: boolean;
        };
        Returns: string;
      };
      publish_sales_page: {
        Args: {
          person: string;
          idea_id: string;
          slug: string;
          name: string;
          offer: string;
          city: string;
          how: string;
          items: Json;
          whatsapp: string;
          number_agreed: boolean;
          harmful: boolean;
          categories: string[];
        };
        Returns: string;
      };
      request_campus_code: {
        Args: {
          address: string;
        };
        Returns: undefined;
      };
      resend_guardian_mail: {
        Args: {
          account_email: string;
        };
        Returns: undefined;
      };
      reveal_contact: {
        Args: {
          target_kind: string;
          target_id: string;
        };
        Returns: {
          name: string;
          contact_type: string;
          whatsapp: string | null;
          group_link: string | null;
          email: string | null;
          email_verified: boolean;
        };
      };
      revoke_guardian: {
        Args: {
          token: string;
        };
        Returns: string;
      };
      save_agreement: {
        Args: {
          project_id: string;
          terms: Json;
          based_on?: number;
        };
        Returns: number;
      };
      save_idea_step: {
        Args: {
          p_idea_id: string;
          p_step: number;
          p_data: Json;
          p_version: number;
        };
        Returns: number;
      };
      save_listing_matching: {
        Args: {
          p_project_id: string;
          p_matching: Json;
          p_roles: Json;
        };
        Returns: {
          created_at: string;
          goal: string | null;
          languages: string[];
          project_id: string;
          skill_levels: Json;
          stage: string | null;
          team_skills: string[];
          updated_at: string;
          wishes: Json;
        };
      };
      say_finished: {
        Args: {
          member_id: string;
        };
        Returns: boolean;
      };
      search_contacts: {
        Args: {
          q?: string;
          p_skill?: string;
          p_city?: string;
          p_before?: string;
          p_before_id?: string;
          p_limit?: number;
          p_sort?: string;
          p_before_score?: number;
          p_near?: boolean;
        };
        Returns: {
          id: string;
          user_id: string;
          name: string;
          main_skill: string;
          experience: string;
          vision: string;
          city: string | null;
          campus: string | null;
          hours_per_week: number | null;
          looking_for: string | null;
          created_at: string;
          updated_at: string;
          score: number | null;
          is_full: boolean | null;
          matches: string[] | null;
          corrected: string | null;
          via_messages: boolean;
          owner_signs: Json | null;
        }[];
      };
      search_projects: {
        Args: {
          q?: string;
          p_type?: string;
          p_skills?: string[];
          p_city?: string;
          p_remote?: boolean;
          p_budget?: string;
          p_before?: string;
          p_before_id?: string;
          p_limit?: number;
          p_sort?: string;
          p_before_score?: number;
          p_near?: boolean;
        };
        Returns: {
          id: string;
          user_id: string;
          project_name: string;
          project_description: string;
          project_type: string;
          required_skills: string[];
          budget_range: string | null;
          budget_max: number | null;
          timeline: string | null;
          contact_type: string;
          owner_name: string;
          city: string | null;
          is_remote: boolean;
          hours_per_week: number | null;
          reward_type: string | null;
          seats: number | null;
          deadline: string | null;
          picture_path: string | null;
          is_active: boolean;
          closed_at: string | null;
          closed_reason: string | null;
          expires_at: string;
          created_at: string;
          updated_at: string;
          score: number | null;
          is_full: boolean | null;
          matches: string[] | null;
          corrected: string | null;
          owner_signs: Json | null;
        }[];
      };
      send_message: {
        Args: {
          person: string;
          thread_id: string;
          message_id: string;
          body: string;
          risk?: string;
          picture_path?: string;
        };
        Returns: {
          body: string;
          created_at: string;
          id: string;
          is_delivered: boolean;
          picture_path: string | null;
          removed_at: string | null;
          risk: string | null;
          sender_id: string | null;
          thread_id: string;
        };
      };
      set_team_role: {
        Args: {
          member_id: string;
          role: string;
        };
        Returns: undefined;
      };
      share_contact: {
        Args: {
          thread_id: string;
          shares: boolean;
        };
        Returns: boolean;
      };
      share_idea: {
        Args: {
          p_idea_id: string;
        };
        Returns: string;
      };
      show_in_team: {
        Args: {
          project_id: string;
          shows: boolean;
        };
        Returns: boolean;
      };
      state_age: {
        Args: {
          birth_year: number;
          text_version: string;
          guardian_email?: string;
        };
        Returns: string;
      };
      submit_contact_message: {
        Args: {
          name: string;
          email: string;
          subject: string;
          message: string;
        };
        Returns: {
          ticket_number: string;
          created_at: string;
        };
      };
      take_back_finished: {
        Args: {
          member_id: string;
        };
        Returns: undefined;
      };
      unpublish_sales_page: {
        Args: {
          p_idea_id: string;
        };
        Returns: boolean;
      };
      unshare_idea: {
        Args: {
          p_idea_id: string;
        };
        Returns: boolean;
      };
      validate_referral: {
        Args: {
          code: string;
        };
        Returns: {
          valid: boolean;
          referrer_id: string | null;
          referrer_name: string | null;
        };
      };
      withdraw_applications: {
        Args: {
          ids: string[];
        };
        Returns: number;
      };
      withdraw_coins: {
        Args: Record<PropertyKey, never>;
        Returns: {
          amount: number;
          approved_at: string | null;
          approved_by: string | null;
          coins: number;
          created_at: string;
          expired_at: string;
          frozen_at: string | null;
          frozen_reason: string | null;
          id: string;
          paid_at: string | null;
          paid_by: string | null;
          paid_to: string | null;
          proof_note: string | null;
          status: string;
          user_id: string;
          voucher_code: string;
        };
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};

type PublicTables = Database['public']['Tables'];

/** A row as it is read: `Row<'pengguna'>`. */
export type Row<T extends keyof PublicTables> = PublicTables[T]['Row'];
/** What an insert takes. */
export type InsertRow<T extends keyof PublicTables> = PublicTables[T]['Insert'];
/** What an update takes. */
export type UpdateRow<T extends keyof PublicTables> = PublicTables[T]['Update'];
